import card from "../styles/card.css";
import charts from "../styles/charts.css";
import fields from "../styles/fields.css";
import lists from "../styles/lists.css";
import open from "../styles/public.css";
import question from "../styles/question.css";
import scores from "../styles/scores.css";

interface Sheet {
  href: string;
  /** A page that needs the sheet has one of these in its markup. */
  marks: readonly string[];
}

/** The first or the last class of an element. */
const named = (...names: string[]) => names.flatMap((name) => [`class="${name}`, ` ${name}"`]);

/** Sheets that many pages do without: those that the sheet of a route may overrule, and those that come after it. */
const SHEETS: Record<"before" | "after", readonly Sheet[]> = {
  before: [
    { href: open, marks: named("public") },
    { href: fields, marks: ["<fieldset", ...named("field", "input", "choice", "choose", "unit", "error")] },
    { href: question, marks: named("question", "choices", "matrix", "computed", "steps", "asked", "skips") },
    { href: lists, marks: named("questions", "topic", "listing", "stack", "selection", "row-choice") },
  ],
  after: [
    { href: scores, marks: ["band-", "score-", "gauge", ...named("band", "mark")] },
    { href: charts, marks: named("chart", "drawings", "mine", "tick", "axis", "example", "head") },
    { href: card, marks: named("card", "seal", "basis-list") },
  ],
};

/** What a mark is looked for in: the classes of a page, and the element that a sheet draws by its name. */
const STYLED = /class="[^"]*"|<fieldset/g;

const linkTo = (href: string) => `<link rel="stylesheet" href="${href}" data-shared=""/>`;

/** Links to all of them; the document entry removes those that the page does without. A dialog that shows a part of the page brings them. */
export function PageSheets({ place }: { place: keyof typeof SHEETS }) {
  return SHEETS[place].map(({ href }) => <link key={href} rel="stylesheet" href={href} data-shared="" />);
}

/** A document without links to sheets that it does not need. */
export function withoutUnneededSheets(markup: string): string {
  const end = markup.indexOf("</head>");
  const [head, body] = [markup.slice(0, end), markup.slice(end)];
  const found = [...new Set(body.match(STYLED))].join("");
  const unneeded = Object.values(SHEETS)
    .flat()
    .filter(({ marks }) => !marks.some((mark) => found.includes(mark)));
  return unneeded.reduce((left, { href }) => left.replace(linkTo(href), ""), head) + body;
}
