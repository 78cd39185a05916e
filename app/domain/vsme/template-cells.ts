import type { Fact, Unit } from "./fact";

/** What a cell of the digital template shall hold. Words of members are found in the workbook's own lists. */
export type CellContent =
  | { kind: "number"; value: string }
  | { kind: "text"; value: string }
  /** A box that is ticked or not. */
  | { kind: "box"; value: boolean }
  /** A fact that is a box in one place, and YES or NO of a list in another. */
  | { kind: "truth"; value: boolean }
  /** The words of another cell of the template. */
  | { kind: "copy"; range: string; down: number; right: number }
  | { kind: "country"; code: string }
  /** Six digits. */
  | { kind: "waste"; code: string }
  | { kind: "nace"; code: string };

/** A cell by the named range it is in, or stands beside. */
export interface TemplateCell {
  range: string;
  /** Rows below and columns right of the range's first cell. */
  down: number;
  right: number;
  content: CellContent;
}

/** A cell without a name that the template computes a fact from, and the element of the answer that says it. */
export interface TemplateInput {
  range: string;
  down: number;
  question: string;
  element: string;
}

/** A box that opens a part of the template; it is ticked where one of these facts is given. */
interface TemplateGate {
  range: string;
  down: number;
  right: number;
  facts: readonly string[];
}

/** How the template writes what the taxonomy names. */
export interface TemplateWords {
  /** The words of a member in the lists of the template. */
  members: Readonly<Record<string, string>>;
  /** Ranges with one box for each of these members, in a column or in a row. */
  boxes: Readonly<Record<string, { members: readonly string[]; inRow: boolean }>>;
  /** The cells that say the unit of a range, and the words for it. */
  units: Readonly<Record<string, Partial<Record<Unit, string>>>>;
  /** Those of them that say it row by row. */
  unitsByRow: readonly string[];
  /** Ranges whose rows are told by another range: of which member, or of which row of a list, each row is. */
  keys: Readonly<Record<string, string>>;
  /** The box that leaves a disclosure out; the name of the disclosure stands two columns before it. */
  omissions: Readonly<Record<string, { range: string; down: number }>>;
  inputs: readonly TemplateInput[];
  gates: readonly TemplateGate[];
}

const at = (range: string, content: CellContent, down = 0, right = 0): TemplateCell => ({
  range,
  down,
  right,
  content,
});

/** The cells that say the facts. */
export function templateCells(facts: readonly Fact[], words: TemplateWords): TemplateCell[] {
  const rows = new Map<string, string[]>();
  return facts.flatMap((fact) => {
    const key = words.keys[fact.name];
    const down = key === undefined ? ownRow(fact) : keyedRow(key, fact, rows);
    const cells = [...cellsOf(fact, down, words), ...unitCells(fact, down, words)];
    return key === undefined ? cells : [...cells, at(key, keyContent(fact, words), down)];
  });
}

const ownRow = ({ row }: Fact): number => (row ? row.number - 1 : 0);

/** The row of what the fact is about, in the order in which the facts name it. */
function keyedRow(range: string, { member, row }: Fact, rows: Map<string, string[]>): number {
  const about = member?.of ?? String(row?.number);
  const known = rows.get(range) ?? [];
  if (!known.includes(about)) known.push(about);
  rows.set(range, known);
  return known.indexOf(about);
}

const keyContent = ({ member, row }: Fact, words: TemplateWords): CellContent =>
  member ? memberContent(member.of, words) : { kind: "number", value: String(row?.number) };

const local = (name: string) => name.slice(name.indexOf(":") + 1);

function unitCells({ name, type }: Fact, down: number, words: TemplateWords): TemplateCell[] {
  const range = `${name}_unit`;
  const unit = type.kind === "number" ? words.units[range]?.[type.unit] : undefined;
  const row = words.unitsByRow.includes(range) ? down : 0;
  return unit === undefined ? [] : [at(range, { kind: "text", value: unit }, row)];
}

function cellsOf({ name, type, value }: Fact, down: number, words: TemplateWords): TemplateCell[] {
  switch (type.kind) {
    case "number":
    case "year":
      return [at(name, { kind: "number", value }, down)];
    case "boolean":
      return [at(name, { kind: "truth", value: value === "true" }, down)];
    case "member":
    case "members":
      return memberCells(name, value.split(" "), down, words);
    default:
      return [at(name, { kind: "text", value }, down)];
  }
}

function memberCells(name: string, members: string[], down: number, words: TemplateWords): TemplateCell[] {
  const boxes = words.boxes[name];
  if (members.some((member) => words.omissions[member])) return omissionCells(name, members, words);
  if (boxes) {
    return boxes.members.map((member, index) => {
      const content: CellContent = { kind: "box", value: members.includes(member) };
      return boxes.inRow ? at(name, content, 0, index) : at(name, content, index);
    });
  }
  return members.map((member, index) => at(name, memberContent(member, words), down + index));
}

const TO_LABEL = -2;

/** The boxes of what is left out, and the list that the template makes of them. */
function omissionCells(name: string, members: string[], { omissions }: TemplateWords): TemplateCell[] {
  const boxes = members.flatMap((member) => omissions[member] ?? []);
  return boxes.flatMap(({ range, down }, index) => [
    at(range, { kind: "box", value: true }, down),
    at(name, { kind: "copy", range, down, right: TO_LABEL }, index),
  ]);
}

function memberContent(member: string, { members }: TemplateWords): CellContent {
  const name = local(member);
  if (member.startsWith("country:")) return { kind: "country", code: name };
  if (member.startsWith("nace:")) return { kind: "nace", code: name };
  if (member.startsWith("waste:")) return { kind: "waste", code: name.slice(2, 8) };
  return { kind: "text", value: members[member] ?? name };
}

/** The boxes that the facts open. */
export function gateCells(facts: readonly Fact[], { gates }: TemplateWords): TemplateCell[] {
  const given = new Set(facts.map(({ concept }) => concept));
  return gates
    .filter((gate) => gate.facts.some((concept) => given.has(concept)))
    .map(({ range, down, right }) => at(range, { kind: "box", value: true }, down, right));
}
