import type { Told } from "./ax-tree";
import { changesBetween } from "./line-diff";

/** Something that only script adds to a page: its first line in the tree, which what is inside it follows. */
interface Addition {
  why: string;
  line: RegExp;
  /** What stands there without script. */
  instead?: RegExp;
}

/** Every difference between a page with script and the same page without it. Anything else is a fault. */
const ADDITIONS = {
  "a region for messages": {
    why: "Messages come into it while the page stays, which without script no page does.",
    line: /^status “”, live polite$/,
  },
  "a line for what is kept": {
    why: "It says when a jotting was kept by itself; without script a button keeps it.",
    line: /^paragraph “”$/,
  },
  "a field for a password": {
    why: "A button shows what is typed; without script nothing could press it.",
    line: /^button “Mostra /,
  },
  "rows to tick": {
    why: "One box ticks all rows, and a message counts them while they are ticked.",
    line: /^(LabelText “”|checkbox “Scegli tutte|status “”, live polite)/,
  },
  "the words of a key": {
    why: "Ctrl+Enter saves by script.",
    line: /^StaticText “Ctrl\+Invio salva e continua\.”/,
  },
  "a sum": {
    why: "Sums follow what is typed; without script they come with the saved answer.",
    line: /^(cell|StaticText|strong) “[\d.,]+( \S+)?”/,
    instead: /^(cell|StaticText|strong) “(–|si calcola.*)”/,
  },
} satisfies Record<string, Addition>;

/** Those that a page shows as it opens, and those that come with typing. */
export const SEEN_AT_ONCE = Object.entries<Addition>(ADDITIONS).flatMap(([name, { instead }]) =>
  instead ? [] : [name],
);

const additions: [string, Addition][] = Object.entries(ADDITIONS);

/**
 * Beside the answer there is room for the help, so script opens its first two parts; without script a press does. A server
 * with the specification alone has no second part, so that the third opens.
 */
const OPENED_HELP = /^DisclosureTriangle “(Perché lo chiediamo|Dove trovo il dato|Sigle di questa domanda)”/;

const depthOf = (line: string) => line.length - line.trimStart().length;

/** Closes the help again: the state of its button, and what stands beside that in its fold. */
function withHelpFolded(tree: readonly string[]): string[] {
  let button = Infinity;
  let isBeside = false;
  return tree.flatMap((line) => {
    const depth = depthOf(line);
    if (depth === button) isBeside = true;
    if (depth < button) [button, isBeside] = [Infinity, false];
    if (isBeside) return [];
    if (!OPENED_HELP.test(line.trimStart())) return [line];
    button = depth;
    return [line.replace(/, expanded$/, "")];
  });
}

const nameOf = (line: string) => /^combobox “(.*?)”/.exec(line)?.[1];

/**
 * A long list is a text field once it has had the focus: both are read as a field with a name and a value. Of a list
 * Chromium does not say that it is required.
 */
function withListsFolded(tree: readonly string[], fields: ReadonlySet<string | undefined>): string[] {
  let depth = Infinity;
  return tree.flatMap((line) => {
    if (depthOf(line) > depth) return [];
    depth = Infinity;
    const own = line.trimStart();
    const isField = fields.has(nameOf(own));
    if (isField || OPENER.test(own)) depth = depthOf(line);
    if (OPENER.test(own)) return [];
    return [isField ? line.replace(/, (autocomplete list|hasPopup \w+|required)/g, "") : line];
  });
}
const OPENER = /^button “Apri l'elenco”/;

const DESCRIPTION = /, described “(.*?)”(?=,|$)/;

/**
 * Script puts the focus on the field that a page opens on, where that is in sight, and the notice of the save before its
 * description: a screen reader begins there. Without script it begins at the top, where the notice is.
 */
function withFocusAtTop(blocked: Told, scripted: Told): Told {
  if (!scripted.isOnArrivalField || blocked.focus !== "") return scripted;
  const { focus } = scripted;
  const bare = (line: string) => line.replace(DESCRIPTION, "");
  const same = blocked.tree.map((line) => line.trimStart()).find((line) => bare(line) === bare(focus));
  const ending = DESCRIPTION.exec(same ?? "")?.[1] ?? "";
  if (same === undefined || !(DESCRIPTION.exec(focus)?.[1] ?? "").endsWith(ending)) return scripted;
  return { ...scripted, focus: "", tree: scripted.tree.map((line) => line.replace(focus, () => same)) };
}

/** Clocks go on between two requests, and each request and each card has a number of its own. */
const timeless = (line: string) =>
  line
    .replace(/\b\d{1,2}:\d{2}\b/g, "OO:MM")
    .replace(/\bESG-\d{4}-[A-Z0-9]{10}\b/g, "ESG")
    .replace(/(Numero della richiesta: )[0-9a-f]{8}/g, "$1");

interface Differences {
  /** Lines that no declaration covers: "+" with script only, "-" without script only. */
  undeclared: string[];
  /** Names of the declarations that were met. */
  declared: Set<string>;
}

/** Compares two tellings of one page. */
export function differencesOf(blocked: Told, scripted: Told): Differences {
  const arrived = withFocusAtTop(blocked, scripted);
  const fields = new Set(
    arrived.tree
      .filter((line) => line.includes(", autocomplete list"))
      .map((line) => nameOf(line.trimStart())),
  );
  const [off, on] = [blocked, arrived].map(({ tree }) =>
    withListsFolded(withHelpFolded(tree), fields).map(timeless),
  ) as [string[], string[]];
  const declared = new Set<string>();
  const undeclared: string[] = [];
  /** Lines that stand in the place of others, less those others. */
  let balance = 0;
  /** The lines up to `end` that are deeper than `depth` belong to a declared one. */
  let inside = { depth: Infinity, next: -1 };
  for (const { side, line, at } of changesBetween(off, on)) {
    const found = additions.find(([, { line: added, instead }]) =>
      (side === "+" ? added : instead)?.test(line.trimStart()),
    );
    if (found?.[1].instead) balance += side === "+" ? 1 : -1;
    if (side === "-" && found) continue;
    if (found) {
      declared.add(found[0]);
      inside = { depth: Math.min(depthOf(line), at === inside.next ? inside.depth : Infinity), next: at + 1 };
    } else if (side === "+" && at === inside.next && depthOf(line) > inside.depth) {
      inside = { ...inside, next: at + 1 };
    } else undeclared.push(`${side} ${line}`);
  }
  if (balance !== 0) undeclared.push(`${balance} lines more than those in whose place they stand`);
  for (const key of ["title", "focus", "scroll"] as const) {
    const [without, withScript] = [timeless(String(blocked[key])), timeless(String(arrived[key]))];
    if (without !== withScript) undeclared.push(`- ${key}: ${without}`, `+ ${key}: ${withScript}`);
  }
  return { undeclared, declared };
}
