"use strict";

// The script of a served page: shows what the server sends, and sends forms without leaving the page.
const live = globalThis.live = {
  weigh(row, weight) {
    const form = row.querySelector("form");
    form.elements.weight.value = weight;
    form.requestSubmit(form.querySelector("[value=weigh]"));
  },
};

const report = text => { document.getElementById("status").textContent = text; };
const nameOf = control => [control.closest("[id]")?.id, control.name, control.value && control.localName === "button"
  ? control.value : "", control.ariaLabel ?? control.labels?.[0]?.firstChild.textContent ?? control.textContent].join(" ");

const typed = root => all("input:not([type=hidden], [type=range]), select", root)
  .filter(control => control.value !== (control.defaultValue ?? "")).map(control => [nameOf(control), control.value]);

// Gives back what somebody has typed before.
function fill(values) {
  for (const control of all("main input, main select")) {
    if (!values.has(nameOf(control))) continue;
    control.value = values.get(nameOf(control));
    control.dispatchEvent(new Event(control.localName === "select" ? "change" : "input"));
  }
}

// The page as it came, before a script adds to it.
let sent = document.querySelector("main").cloneNode(true);

// Shows what has changed, but for what the reader is typing, has opened, or has chosen.
function show(html) {
  live.waiting = document.querySelector("input[type=range]:active") ? html : null;
  const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
  if (live.waiting || main.isEqualNode(sent)) return;
  sent = main.cloneNode(true);
  const old = document.querySelector("main");
  const kept = new Map(typed(old));
  const opened = all("details[open] > summary", old).map(nameOf);
  const focused = old.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  old.replaceWith(main);
  document.getElementById("data")?.remove();
  begin();
  fill(kept);
  for (const control of all("input:not([type=hidden]), select, button, summary, a", main)) {
    if (control.localName === "summary" && opened.includes(nameOf(control))) control.parentNode.open = true;
    if (nameOf(control) === focused) control.focus();
  }
}

addEventListener("submit", async event => {
  event.preventDefault();
  const form = event.target;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const kept = new Map(typed(form));
  // The page may show the answer before it is here.
  form.reset();
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "text/plain" } });
    report(await answer.text());
    if (!answer.ok) fill(kept);
  } catch {
    fill(kept);
    report("Not sent: the session is out of reach");
  }
});

addEventListener("change", () => setTimeout(() => { if (live.waiting) show(live.waiting); }));

// The texts to search are fetched when somebody is about to search.
addEventListener("focusin", async event => {
  if (event.target.type !== "search" || document.getElementById("data")) return;
  const textContent = await (await fetch("/.search")).text();
  document.getElementById("data")?.remove();
  document.body.append(make("script", { type: "application/json", id: "data", textContent }));
  event.target.dispatchEvent(new Event("input"));
});

const source = new EventSource(`/.events${location.pathname}`);
const away = "The session is out of reach";
let lines = [];
source.addEventListener("page", event => {
  const [change, ...changed] = event.data.split("\n");
  const [start, count] = change.split(" ").map(Number);
  lines.splice(start, count, ...changed);
  show(lines.join("\n"));
});
source.addEventListener("status", event => report(event.data));
source.addEventListener("end", () => { source.close(); report("The session has ended"); });
source.onopen = () => { if (document.getElementById("status").textContent.startsWith(away)) report(""); };
source.onerror = () => report(source.readyState === EventSource.CLOSED ? `${away}: reload the page` : `${away}: trying again`);
