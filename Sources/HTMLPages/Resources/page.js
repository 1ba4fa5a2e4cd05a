"use strict";

// The arithmetic of `compare` and `flip`. An option is a list of arguments with a side and a weight.
const signs = { pro: 1, con: -1, neutral: 0 };
const heaviest = 999999999;

const total = option => option.reduce((sum, item) => sum + signs[item.side] * item.weight, 0);

// The options by total, best first; a tie keeps their order. `leaders` has several in a tie.
function lead(options) {
  const totals = options.map(total);
  const order = totals.map((_, index) => index).sort((a, b) => totals[b] - totals[a]);
  const leaders = order.filter(index => totals[index] === totals[order[0]]);
  const next = order.filter(index => totals[index] === totals[order[leaders.length]]);
  const margin = leaders.length === 1 && next.length ? totals[leaders[0]] - totals[next[0]] : 0;
  return { totals, order, leaders, next, margin };
}

// The smallest changes of one weight that move an option level with the best of the others, and
// `past` it: 1 turns the order, 0 makes a tie.
function smallest(options, past) {
  const { totals, leaders, margin } = lead(options);
  const isTie = leaders.length > 1;
  if (options.length < 2 || isTie && past === 0) return [];
  const changes = [];
  options.forEach((items, option) => {
    const leads = leaders.includes(option);
    const size = (leads ? margin : totals[leaders[0]] - totals[option]) + past;
    items.forEach((item, index) => {
      for (const move of [-size, size]) {
        const effect = Math.sign(move) * signs[item.side];
        const to = item.weight + move;
        if (!effect || to < 0 || to > heaviest) continue;
        if (effect > 0 ? !leads || isTie : leads && leaders.length < 3) changes.push({ option, index, to, size });
      }
    });
  });
  const least = Math.min(...changes.map(change => change.size));
  return changes.filter(change => change.size === least);
}

const signed = number => number > 0 ? `+${number}` : String(number);

function listed(names) {
  if (names.length > 4) return `${names[0]}, ${names[1]} and ${names.length - 2} more`;
  return names.slice(0, -1).join(", ") + (names.length > 1 ? " and " : "") + names.at(-1);
}

// How many arguments of a side an option has, and their weight: `2 pros, weight 3`.
function counted(option, side) {
  const own = option.filter(item => item.side === side);
  const weight = own.reduce((sum, item) => sum + item.weight, 0);
  return `${own.length} ${side}${own.length === 1 ? "" : "s"}${weight === own.length ? "" : `, weight ${weight}`}`;
}

// The sentence of `compare`. Without a chosen option, `chosen` is -1.
function balance(options, titles, chosen) {
  const { totals, leaders, next, margin } = lead(options);
  const names = indices => listed(indices.map(index => titles[index]));
  const sum = indices => signed(totals[indices[0]]);
  const isTie = leaders.length > 1;
  const sentence = isTie ? `${names(leaders)} tie at ${sum(leaders)}`
    : `${names(leaders)} (${sum(leaders)}) leads ${names(next)} (${sum(next)}) by ${margin}`;
  const isClear = chosen < 0 || leaders.includes(chosen) || !isTie && next.length === 1 && next[0] === chosen;
  return isClear ? sentence
    : `${sentence}; the chosen ${titles[chosen]} trails by ${totals[leaders[0]] - totals[chosen]}`;
}

// The ranking of `search`. A passage has a tier, a label, a route, a text and further lines.
const isInWord = unit => unit >= 0x80 || unit >= 0x61 && unit <= 0x7A || unit >= 0x30 && unit <= 0x39;

function folded(text) {
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase();
  const only = (mapped, scalar) => [...mapped].length === 1 ? mapped : scalar;
  return Array.from(text, scalar => {
    const upper = only(scalar.toUpperCase(), scalar);
    return only(upper.toLowerCase(), upper);
  }).join("");
}

// 0 at the start, 1 as a word, 2 at the start of a word, 3 inside one, 4 only in further lines.
function levelOf(word, text, below) {
  const isBoundary = at => !isInWord(text.charCodeAt(at - 1)) || !isInWord(text.charCodeAt(at));
  let best = null;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0) return 0;
    if (!isBoundary(at)) best ??= 3;
    else if (isBoundary(at + word.length)) return 1;
    else best = 2;
  }
  return best ?? (below.some(line => line.includes(word)) ? 4 : null);
}

function search(query, index, limit) {
  const words = query.split(/\s+/u).filter(Boolean).map(folded);
  const whole = words.join(" ");
  const best = [];
  let count = 0;
  for (const passage of words.length ? index : []) {
    if (!words.every(word => passage.all.includes(word))) continue;
    let level = levelOf(whole, passage.text, passage.below);
    const isApart = level === null;
    if (isApart) {
      const levels = words.map(word => levelOf(word, passage.text, passage.below));
      if (words.length < 2 || levels.includes(null)) continue;
      level = Math.max(...levels);
    }
    count += 1;
    const rank = ((passage.tier * 2 + isApart) * 8 + level) * 2 ** 24 + passage.size;
    if (rank >= best[limit - 1]?.rank) continue;
    best.splice(best.findLastIndex(match => match.rank <= rank) + 1, 0, { passage, rank });
  }
  return { count, best: best.slice(0, limit).map(match => match.passage) };
}

function indexed(data) {
  const encoder = new TextEncoder();
  return data.flatMap(([title, ...passages], decision) => passages.map(([tier, label, route, words, ...lines]) => {
    const [text, ...below] = [words, ...lines].map(folded);
    const size = Math.min(encoder.encode(text).length + 1, 0xFFFFFF);
    return { decision, title, tier, label, route, words, text, below, size, all: [text, ...below].join("\n") };
  }));
}

// The page. A served one has a line that says what was done.
const live = document.getElementById("status");
const report = text => { live.textContent = text; };

function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

// A text without the signs of its links, its code and its emphasis.
const plain = text => text.length > 2000 ? text
  : text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/(\*{1,3}|`{1,2}|\b__?)(?=\S)(.*?\S)\1(?!\w)/g, "$2");

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

// What the reader has set in the list. A served page gives it to the next one of its tab: to itself, after Back.
const settings = JSON.parse(live && sessionStorage.getItem("list")) ?? {};

function set(name, value) {
  settings[name] = value;
  if (live) sessionStorage.setItem("list", JSON.stringify(settings));
}

// The texts to search, or what will bring them, until a decision changes.
let index;
const texts = async () => indexed(JSON.parse(document.getElementById("data")?.textContent ?? await (await fetch("/.search")).text()));

function makeTable(table) {
  const rows = [...table.tBodies[0].rows];
  const heads = [...table.tHead.rows[0].cells];
  const values = (row, column) => Array.from(row.cells[column].children, part => part.textContent);
  const filters = ["State", "People", "Tags"].map(title => {
    const column = heads.findIndex(head => head.textContent === title);
    const options = [...new Set(rows.flatMap(row => values(row, column)))].sort();
    const select = make("select", { autocomplete: "off" }, make("option", { value: "", textContent: "all" }),
      ...options.map(value => make("option", { value, textContent: value, selected: value === settings[title] })));
    select.oninput = () => {
      set(title, select.value);
      filter();
    };
    return { title, column, select };
  }).filter(({ select }) => select.length > 1);
  const filter = () => {
    for (const row of rows) row.hidden = filters.some(({ column, select }) =>
      select.value && !values(row, column).includes(select.value));
    if (input.value) input.oninput();
  };
  const input = make("input", { type: "search", autocomplete: "off", value: settings.search ?? "" });
  const status = make("p", { role: "status" });
  const found = make("ol", { className: "found" });
  // The texts are read, or asked for, when somebody is about to search.
  input.onfocus = input.oninput = async () => {
    set("search", input.value);
    const asked = index ??= texts().catch(error => {
      index = undefined;
      throw error;
    });
    const known = await asked;
    if (asked !== index) return;
    const { count, best } = search(input.value, known.filter(({ decision }) => !rows[decision]?.hidden), 20);
    const isSearch = input.value.trim() !== "";
    status.textContent = !isSearch ? "" : count === 0 ? "No matches"
      : `${count} ${count === 1 ? "match" : "matches"}${count > best.length ? `, the best ${best.length}` : ""}`;
    found.replaceChildren(...best.map(passage => make("li", {},
      make("a", { href: (live ? "" : "#") + encodeURI(passage.route) }, plain(passage.words)),
      make("span", { className: "soft" }, ` ${passage.label}, ${passage.title}`))));
    for (const part of [table, document.getElementById("timeline")]) part.hidden = isSearch;
  };
  table.before(make("div", { className: "tools" }, make("label", {}, "Search ", input),
    ...filters.map(({ title, select }) => make("label", {}, `${title} `, select))), status, found);
  const sort = ({ column, isDown }) => {
    for (const head of heads) head.ariaSort = head !== heads[column] ? null : isDown ? "descending" : "ascending";
    const keys = rows.map(row => [row.cells[column].textContent, row]);
    keys.sort(([a], [b]) => (a === "") - (b === "") || (isDown ? -1 : 1) * a.localeCompare(b, "en", { numeric: true }));
    table.tBodies[0].append(...keys.map(([, row]) => row));
  };
  heads.forEach((head, column) => {
    const button = make("button", { type: "button" }, ...head.childNodes);
    head.append(button);
    button.onclick = () => {
      set("sorting", { column, isDown: head.ariaSort === "ascending" });
      sort(settings.sorting);
    };
  });
  if (settings.sorting) sort(settings.sorting);
  filter();
}

// Adds a slider to each pro and con. All that the page says about the weights follows the sliders.
function makeWeights(section) {
  const article = section.closest("article");
  const boxes = all(".option", section).map(box => ({
    box, route: box.id || article.id, title: (box.querySelector("h3 bdi") ?? article.querySelector("h1 bdi")).textContent,
    items: all("li[data-side]", box).map(row => ({
      row, side: row.dataset.side, number: row.id.split("/").at(-1), text: row.querySelector(".text").textContent,
      weight: Number(row.dataset.weight), was: Number(row.dataset.weight),
    })),
  }));
  const options = boxes.map(box => box.items);
  const items = options.flat().filter(item => signs[item.side]);
  if (!items.length || section.querySelector(".problem") || live && !section.querySelector(".draft")) return;
  const [sentence, flip] = [section.querySelector(".balance"), article.querySelector(".flip")];
  const [lines, copy] = [make("pre"), make("button", { type: "button" })];
  const effect = (past, words) => {
    const changes = smallest(options, past);
    if (!changes.length) return [];
    return [make("p", {}, `Changing one weight by ${changes[0].size} ${words}:`), make("ul", {}, ...changes.map(change => {
      const { side, number, weight, text } = options[change.option][change.index];
      return make("li", {}, `${boxes[change.option].title}: ${side} ${number}, weight ${weight} to ${change.to}: ${text}`);
    }))];
  };
  const update = () => {
    for (const item of items) item.weight = Number(item.slider.value);
    const { totals, order, leaders } = lead(options);
    const sums = options.map(items => ["con", "pro"].map(side =>
      total(items.filter(item => item.side === side)) * signs[side]));
    const most = Math.max(1, ...sums.flat());
    order.forEach((option, rank) => {
      const { box, items } = boxes[option];
      if (!section.querySelector("input:active")) box.style.order = rank; // A slider stays under the pointer.
      const [sum, counts] = box.querySelector(".total").children;
      [sum.textContent, sum.dataset.rank] = [signed(totals[option]), 1 + totals.filter(other => other > totals[option]).length];
      counts.textContent = ` ${counted(items, "pro")}, ${counted(items, "con")}`;
      all("progress", box).forEach((bar, side) => Object.assign(bar, { max: most, value: sums[option][side] }));
    });
    if (sentence) {
      const chosen = boxes.findIndex(({ box }) => box.classList.contains("chosen"));
      sentence.textContent = balance(options, boxes.map(box => box.title), chosen);
      flip.replaceChildren(flip.firstChild,
        ...effect(1, leaders.length > 1 ? "ends the tie" : "changes the ranking"), ...effect(0, "gives a tie"));
    }
    for (const { marks, note, weight } of items) [marks.textContent, note.textContent] = ["", ` weight ${weight}`];
    for (const { option, index, to } of smallest(options, 1)) {
      const { slider, marks, note } = options[option][index];
      slider.max = Math.max(slider.max, to);
      marks.append(make("option", { value: to }));
      note.append(`, ranking changes at ${to}`);
    }
    if (!live) write();
  };
  // Lines that set the weights at the prompt, with the text of each row: the prompt refuses one that has changed since.
  // One backslash at the end of a line would continue it there.
  let texts;
  const write = () => {
    texts ??= new Map(JSON.parse(document.getElementById("data").textContent)
      .flatMap(([, ...passages]) => passages.map(([, , route, text]) => [route, text])));
    const edits = boxes.flatMap(({ route, items }) => {
      const changed = items.filter(item => item.weight !== item.was);
      return changed.length ? [route, ...changed.map(({ side, number, weight, row }) =>
        `weigh ${side} ${number} ${weight} # ${texts.get(row.id).replace(/[\s\p{Cc}]+/gu, " ").replace(/\\+$/, "$&$&")}`)] : [];
    });
    lines.textContent = edits.length ? ["draft", ...edits].join("\n") + "\n" : "";
    [copy.disabled, copy.textContent] = [!edits.length, "Copy"];
  };
  copy.onclick = () => {
    getSelection().selectAllChildren(lines);
    copy.textContent = document.execCommand("copy") ? "Copied" : "Selected: copy it";
  };
  const start = () => {
    for (const { title, items } of boxes) for (const item of items.filter(item => signs[item.side])) {
      item.note = make("span", { className: "weight" });
      item.marks = make("datalist", { id: `marks-${item.row.id}` });
      const slider = item.slider = make("input", { type: "range", min: 0, max: Math.max(10, 2 * item.was), value: item.weight });
      // The browser draws a mark on the slider where the ranking changes.
      slider.setAttribute("list", item.marks.id);
      slider.ariaLabel = `Weight of ${item.side} ${item.number} of ${title}: ${item.text}`;
      slider.oninput = update;
      // In a draft of a served page, each move is an edit.
      slider.onchange = () => {
        const field = item.row.querySelector("[name=weight]");
        if (!field) return setTimeout(update);
        field.value = item.weight;
        field.form.requestSubmit(field.form.querySelector("[value=weigh]"));
      };
      item.row.querySelector(".weight")?.remove();
      item.row.querySelector(".text").after(" ", slider, item.note, item.marks);
    }
    if (sentence) Object.assign(sentence, { className: "balance tried", role: "status" });
    // Shows it where the reader moves the weights.
    if (flip) section.append(flip);
    if (!live) section.append(make("div", { className: "panel" }, make("p", {}, "Lines for the prompt that set these weights in a draft: ", copy), lines));
    update();
  };
  if (live) return start();
  const button = make("button", { type: "button" }, "Try other weights");
  section.querySelector(".options").before(button);
  button.onclick = () => {
    button.remove();
    start();
    items[0].row.querySelector("input").focus();
  };
}

// The element at the address, or else at the route above. A page that is being read has no `:target` yet.
function target() {
  let route = location.hash.slice(1);
  try { route = decodeURIComponent(route); } catch {}
  while (route && !document.getElementById(route)) route = route.slice(0, Math.max(0, route.lastIndexOf("/")));
  return document.getElementById(route);
}

// Shows the decision at the address, or the list, before the browser scrolls there. Only what is shown needs its sliders.
function prepare() {
  const [main, element] = [document.querySelector("main"), target()];
  const parts = all(":scope > .part", main);
  const article = parts.length ? element?.closest("article") : main.querySelector("article");
  for (const other of all(":scope > article", main)) other.classList.toggle("shown", other === article);
  for (const part of parts) part.hidden = Boolean(article);
  if (!live) element?.scrollIntoView();
  for (const section of all(".shown > .compared:not(.ready)", main)) {
    section.classList.add("ready");
    makeWeights(section);
  }
}

// Makes what the page shows now answer.
function begin() {
  all("#decisions").forEach(makeTable);
  prepare();
}

// A control by its place, the text of its row, which may move, and its own words, in any version of the page.
function nameOf(control) {
  const row = control.closest("li[data-side]");
  const own = control.name === "do" ? control.value : control.labels?.[0]?.firstChild.textContent ?? control.textContent;
  return [(row?.parentNode ?? control).closest("section[id]")?.id, row?.querySelector(".text").textContent,
    control.localName, control.name, own].join(" ");
}

const typed = root => new Map(all("form input:not([type=hidden])", root)
  .filter(control => control.value !== control.defaultValue).map(control => [nameOf(control), control.value]));

// Gives back what somebody has typed, and tells what has no place any more, until they close that.
function fill(values) {
  for (const control of all("main form input")) {
    if (!values.has(nameOf(control))) continue;
    control.value = values.get(nameOf(control));
    values.delete(nameOf(control));
  }
  if (!values.size) return;
  const close = make("button", { type: "button" }, "Close");
  const lost = make("p", { role: "alert" }, `What you were changing is gone. You typed: ${[...values.values()].join(", ")} `, close);
  close.onclick = () => lost.remove();
  live.after(lost);
}

// The page as it came, before the script adds to it, the newest one, and where they come from.
let [sent, newest, source] = [live && document.querySelector("main").cloneNode(true)];

// Shows what has changed, but for what the reader is typing, is moving, has opened, or has chosen.
function show() {
  const main = new DOMParser().parseFromString(newest, "text/html").querySelector("main");
  if (document.querySelector("input[type=range]:active") || main.isEqualNode(sent)) return;
  sent = main.cloneNode(true);
  const old = document.querySelector("main");
  const kept = typed(old);
  const opened = all("details[open] > summary", old).map(nameOf);
  const focused = old.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  old.replaceWith(main);
  document.title = main.querySelector("h1 bdi")?.textContent ?? "Decisions";
  begin();
  fill(kept);
  for (const control of all("input:not([type=hidden]), select, button, summary, a", main)) {
    if (control.localName === "summary" && opened.includes(nameOf(control))) control.parentNode.open = true;
    if (nameOf(control) === focused) control.focus({ preventScroll: true });
  }
}

// Sends forms without leaving the page, and shows what the server sends.
function listen() {
  addEventListener("submit", async event => {
    event.preventDefault();
    const form = event.target;
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const kept = typed(form);
    // The page may show the answer before it is here.
    form.reset();
    const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "text/plain" } }).catch(() => null);
    report(answer ? await answer.text() || answer.statusText : "Not sent: the session is out of reach");
    if (!answer?.ok) fill(kept);
  });
  addEventListener("change", () => setTimeout(() => { if (newest) show(); }));
  // A browser has six connections for all its tabs.
  const isClosed = () => (source?.readyState ?? EventSource.CLOSED) === EventSource.CLOSED;
  document.onvisibilitychange = () => document.hidden ? source?.close() : isClosed() && connect();
  if (!document.hidden) connect();
}

function connect() {
  source = new EventSource(`/.events${location.pathname}`);
  source.addEventListener("page", event => { newest = event.data; show(); });
  source.addEventListener("search", searchAnew);
  source.addEventListener("status", event => report(event.data));
  source.addEventListener("end", () => {
    document.onvisibilitychange = null;
    source.close();
    report("The session has ended");
  });
  source.onopen = () => {
    report("");
    searchAnew();
  };
  // After an answer that is no stream, a browser doesn't try again.
  source.onerror = () => report(source.readyState === EventSource.CLOSED
    ? "The session is unreachable: reload the page" : "The session is unreachable: trying again, or reload the page");
}

// Forgets the texts to search, of which some may have changed, and finds again what is looked for.
function searchAnew() {
  index = undefined;
  const input = document.querySelector("input[type=search]");
  if (input?.value) input.oninput();
}

addEventListener("popstate", prepare);
begin();
if (live) listen();
