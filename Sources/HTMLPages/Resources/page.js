"use strict";

// The arithmetic of `compare` and `flip`. An option is a list of arguments with a side and a weight.
const signs = { pro: 1, con: -1, neutral: 0 };
const heaviest = 999999999;

function total(option) {
  return option.reduce((sum, item) => sum + signs[item.side] * item.weight, 0);
}

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
        if (leads ? effect < 0 || isTie : effect > 0) changes.push({ option, index, to, size });
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

const encoder = new TextEncoder();

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
  let [count, worst] = [0, Infinity];
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
    const fit = ((passage.tier * 2 + isApart) * 8 + level) * 2 ** 24;
    if (fit >= worst) continue;
    passage.size ??= Math.min(encoder.encode(passage.text).length + 1, 0xFFFFFF);
    const rank = fit + passage.size;
    if (rank >= worst) continue;
    const after = best.findIndex(match => rank < match.rank);
    best.splice(after < 0 ? best.length : after, 0, { passage, rank });
    if (best.length > limit) best.pop();
    if (best.length === limit) worst = best[limit - 1].rank;
  }
  return { count, best: best.map(match => match.passage) };
}

function indexed(data) {
  return data.flatMap(([title, ...passages]) => passages.map(([tier, label, route, words, ...lines]) => {
    const [text, ...below] = [words, ...lines].map(folded);
    return { title, tier, label, route, words, text, below, all: [text, ...below].join("\n") };
  }));
}

// The page.
function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

// The column by which the reader has sorted the table, and whether the order is descending.
let sorting = null;
const collator = new Intl.Collator("en", { numeric: true });

function makeTable(body) {
  const rows = [...body.rows];
  const tools = make("div", { className: "tools" });
  const heads = [...body.closest("table").tHead.rows[0].cells];
  const values = (row, column) => Array.from(row.cells[column].children, part => part.textContent);
  const filters = ["State", "People", "Tags"].flatMap(title => {
    const column = heads.findIndex(head => head.textContent === title);
    const options = [...new Set(rows.flatMap(row => values(row, column)))].sort();
    if (!options.length) return [];
    const select = make("select", {}, make("option", { value: "", textContent: "all" }),
      ...options.map(value => make("option", { value, textContent: value })));
    select.onchange = () => {
      for (const row of rows) {
        row.hidden = filters.some(filter => filter.select.value
          && !values(row, filter.column).includes(filter.select.value));
      }
    };
    tools.append(make("label", {}, `${title} `, select));
    return [{ column, select }];
  });
  const input = make("input", { type: "search", autocomplete: "off" });
  const status = make("p", { role: "status" });
  const found = make("ol", { className: "found" });
  const parts = [body.closest(".scroll"), document.getElementById("timeline")];
  let index;
  input.oninput = () => {
    const data = document.getElementById("data");
    if (!data) return;
    index ??= indexed(JSON.parse(data.textContent));
    const { count, best } = search(input.value, index, 20);
    const isSearch = input.value.trim() !== "";
    status.textContent = !isSearch ? "" : count === 0 ? "No matches"
      : `${count} ${count === 1 ? "match" : "matches"}${count > best.length ? `, the best ${best.length}` : ""}`;
    found.replaceChildren(...best.map(passage => make("li", {},
      make("a", { href: (globalThis.live ? "" : "#") + encodeURI(passage.route) }, passage.words),
      make("span", { className: "soft" }, ` ${passage.label}, ${passage.title}`))));
    for (const part of parts) part.hidden = isSearch;
  };
  // The texts are read before the first key.
  input.onfocus = input.oninput;
  tools.prepend(make("label", {}, "Search ", input));
  parts[0].before(tools, status, found);
  const sort = () => {
    heads.forEach((head, column) => {
      head.ariaSort = column !== sorting.column ? null : sorting.isDown ? "descending" : "ascending";
    });
    const keys = rows.map(row => [row.cells[sorting.column].textContent, row]);
    keys.sort(([a], [b]) => (a === "") - (b === "") || (sorting.isDown ? -1 : 1) * collator.compare(a, b));
    body.append(...keys.map(([, row]) => row));
  };
  heads.forEach((head, column) => {
    const button = make("button", { type: "button" }, ...head.childNodes);
    head.append(button);
    button.onclick = () => {
      sorting = { column, isDown: head.ariaSort === "ascending" };
      sort();
    };
  });
  if (sorting) sort();
}

// Adds a slider to each pro and con. All that the page says about the weights follows the sliders.
function makeWeights(section) {
  const live = globalThis.live;
  const article = section.closest("article");
  const boxes = all(".option", section).map(box => ({
    box, route: box.id || article.id, title: box.querySelector("h3 bdi")?.textContent,
    items: all("li[data-side]", box).map(row => ({
      row, side: row.dataset.side, number: row.id.split("/").at(-1),
      weight: Number(row.dataset.weight), was: Number(row.dataset.weight),
    })),
  }));
  const options = boxes.map(box => box.items);
  const items = options.flat().filter(item => signs[item.side]);
  if (!items.length || section.querySelector(".problem") || live && !section.querySelector(".draft")) return;
  const [sentence, flip] = [section.querySelector(".balance"), article.querySelector(".flip")];
  const [lines, copy] = [make("pre", { tabIndex: 0 }), make("button", { type: "button" }, "Copy")];
  // The text of a row as its file has it, by which the prompt knows whether the row is still the same.
  let texts;
  const written = route => (texts ??= new Map(JSON.parse(document.getElementById("data").textContent)
    .flatMap(([, ...passages]) => passages.map(([, , route, text]) => [route, text])))).get(route) ?? "";
  const effect = (past, words) => {
    const changes = smallest(options, past);
    if (!changes.length) return [];
    return [make("p", {}, `Changing one weight by ${changes[0].size} ${words}:`), make("ul", {}, ...changes.map(change => {
      const { row, side, number, weight } = options[change.option][change.index];
      const text = row.querySelector(".text").textContent;
      return make("li", {}, `${boxes[change.option].title}: ${side} ${number}, weight ${weight} to ${change.to}: ${text}`);
    }))];
  };
  const update = () => {
    const { totals, order, leaders } = lead(options);
    const sums = options.map(items => ["con", "pro"].map(side =>
      total(items.filter(item => item.side === side)) * signs[side]));
    const most = Math.max(1, ...sums.flat());
    order.forEach((option, rank) => {
      const { box, items } = boxes[option];
      box.style.order = rank;
      box.querySelector(".total strong").textContent = signed(totals[option]);
      box.querySelector(".total span").textContent = ` ${counted(items, "pro")}, ${counted(items, "con")}`;
      all("rect", box).forEach((bar, side) => {
        const width = 100 * sums[option][side] / most;
        bar.setAttribute("width", width);
        if (side === 0) bar.setAttribute("x", -width);
      });
    });
    if (sentence) {
      const chosen = boxes.findIndex(({ box }) => box.classList.contains("chosen"));
      sentence.textContent = balance(options, boxes.map(box => box.title), chosen);
      flip.replaceChildren(flip.firstChild,
        ...effect(1, leaders.length > 1 ? "ends the tie" : "changes the ranking"), ...effect(0, "gives a tie"));
    }
    for (const { marks } of items) marks.replaceChildren();
    for (const { option, index, to } of smallest(options, 1)) options[option][index].marks.append(make("option", { value: to }));
    if (live) return;
    const edits = boxes.flatMap(({ route, items }) => {
      const changed = items.filter(item => item.weight !== item.was);
      return changed.length ? [route, ...changed.map(({ side, number, weight, row }) =>
        `weigh ${side} ${number} ${weight} # ${written(row.id).replace(/[\s\p{Cc}]+/gu, " ")}`)] : [];
    });
    lines.textContent = edits.length ? ["draft", ...edits].join("\n") + "\n" : "";
    [copy.disabled, copy.textContent] = [!edits.length, "Copy"];
  };
  copy.onclick = async () => {
    getSelection().selectAllChildren(lines);
    try {
      await navigator.clipboard.writeText(lines.textContent);
      copy.textContent = "Copied";
    } catch {
      copy.textContent = "Selected: copy it";
    }
  };
  const start = () => {
    const turns = new Map(smallest(options, 1).map(({ option, index, to }) => [options[option][index], to]));
    for (const item of items) {
      const value = make("output", { textContent: item.weight });
      item.marks = make("datalist", { id: `marks ${item.row.id}`.replaceAll(" ", "-") });
      const slider = make("input", { type: "range", min: 0, max: Math.max(10, 2 * item.was, turns.get(item) ?? 0), value: item.weight });
      // The browser draws a mark on the slider where the ranking changes.
      slider.setAttribute("list", item.marks.id);
      slider.ariaLabel = `Weight of ${item.side} ${item.number}`;
      slider.oninput = () => {
        item.weight = Number(slider.value);
        value.textContent = item.weight;
        update();
      };
      slider.onchange = () => live?.weigh(item.row, item.weight);
      item.row.querySelector(".weight")?.remove();
      item.row.querySelector(".text").after(make("span", { className: "tools slider" }, slider, value, item.marks));
    }
    sentence?.classList.add("tried");
    sentence?.setAttribute("role", "status");
    // Shows it where the reader moves the weights.
    if (flip) section.append(flip);
    if (!live) section.append(make("div", { className: "panel" }, make("p", {}, "Lines for the prompt that set these weights in a draft: ", copy), lines));
    update();
  };
  // In a draft of a served page, each move is an edit.
  if (live) return start();
  const button = make("button", { type: "button", className: "tools" }, "Try other weights");
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

// Shows the decision at the address, or the list. Only what is shown needs its sliders.
function prepare() {
  const element = target();
  const article = element?.closest("article");
  const main = document.querySelector("main");
  if (!main) return;
  const parts = all(":scope > .part", main);
  if (parts.length && main.querySelector("article")) {
    main.classList.add("scripted");
    main.querySelector(":scope > .shown")?.classList.remove("shown");
    article?.classList.add("shown");
    for (const part of parts) part.hidden = Boolean(article);
    element?.scrollIntoView();
  }
  for (const section of all(".compared", article ?? (parts.length ? make("p") : main))) {
    if (!section.dataset.ready) makeWeights(section);
    section.dataset.ready = "yes";
  }
}

// Makes what the page shows now answer.
function begin() {
  const rows = document.getElementById("rows");
  if (rows) makeTable(rows);
  prepare();
}

const sheet = document.styleSheets[0];
sheet.deleteRule([...sheet.cssRules].findIndex(rule => rule instanceof CSSSupportsRule));
addEventListener("hashchange", prepare);
begin();
