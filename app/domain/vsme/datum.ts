import type { FigureRule } from "../indicators/indicator";
import type { Disclosure, FactType, Module, Period } from "./fact";

/** Where a datum comes from in the company's answers, and how a value of the report leads back to them. */
export type Source =
  /** The element as it is; a share of one for elements in percent. */
  | { kind: "element"; question: string; element: string }
  /** The share of one that an element in percent says. */
  | { kind: "percent"; question: string; element: string }
  /** The member that belongs to the choice; back to the first choice of the member, which claims the least. */
  | { kind: "choice"; question: string; element: string; members: Readonly<Record<string, string>> }
  /** One member per element ("question#element" for those of others) with a value other than `niente`. */
  | { kind: "ticks"; question: string; members: Readonly<Record<string, string>> }
  /** True or false by the choice. */
  | { kind: "truth"; question: string; element: string; truth: Readonly<Record<string, boolean>> }
  /** True where any box other than this one is chosen. */
  | { kind: "anyTick"; question: string; none: string }
  /** Texts, or words of choices, of several elements: each on a line of its own behind its label. */
  | { kind: "lines"; lines: readonly { question: string; element: string; label: string }[] }
  /**
   * The parts that figures are made of, each on a line behind its label. Read back they count where the figures of these
   * names agree with them.
   */
  | { kind: "details"; lines: readonly DetailLine[]; agreesWith: readonly string[] }
  /** The labels of the chosen boxes, one a line; the text behind a box follows its label. */
  | { kind: "labels"; question: string; none: string }
  /** A figure by a declared rule, times this factor; a quotient has this many digits after the dot. */
  | {
      kind: "figure";
      question: string;
      rule: FigureRule;
      times: string;
      digits: number;
      /** It gives way as soon as this one is known. */
      unless?: FigureRule;
    }
  /** Follows from several answers by a rule of its own. */
  | { kind: "formula"; formula: string; question: string }
  /** The words of the chosen option, where it is one of these. */
  | { kind: "optionWords"; question: string; element: string; of: readonly string[] }
  | { kind: "registry"; fact: "turnover" | "nace" | "country" };

/** An element of an answer that a text of the report tells behind this label. */
export interface DetailLine {
  question: string;
  element: string;
  label: string;
  /** With which the company leaves the line out. */
  disclosure: Disclosure;
  isNumber: boolean;
}

/** One datum of the standard that is a single fact. */
export interface Datum {
  /** Its range in the digital template, by which it is known here too. */
  name: string;
  concept: string;
  disclosure: Disclosure;
  module: Module;
  /** The place in the standard: "B3 §29". */
  point: string;
  label: string;
  /** `always`: of every company; `applicable`: where the standard's condition holds; `optional`: as the company likes. */
  need: "always" | "applicable" | "optional";
  type: FactType;
  period: Period;
  member?: { axis: string; of: string };
  /** The element that says of which year it is, where that is not the fiscal year. */
  year?: { question: string; element: string };
  source: Source;
}

/** A column of a table: one fact in every row that gives it. */
export interface TableColumn {
  name: string;
  concept: string;
  label: string;
  type: FactType;
  period: Period;
  /** How the cell of the question becomes the value. */
  read:
    | { kind: "element"; question: string; column: string }
    | { kind: "rowLabel"; labels: Readonly<Record<string, string>>; question: string; column: string }
    | { kind: "addressPart"; question: string; column: string; part: "street" | "postcode" | "city" }
    | { kind: "country"; question: string; column: string }
    | { kind: "coordinates"; question: string; columns: readonly [string, string] }
    /** A cell of a row that a rule makes. */
    | { kind: "ruled"; cell: string };
}

/** How the rows of a table follow from answers whose rows are others. */
export type RowRule =
  /** One row for each code, with the member of its six digits; told where they come to the declared totals. */
  | {
      kind: "wastes";
      members: Readonly<Record<string, string>>;
      totals: { question: string; all: string; hazardous: string };
    }
  /** One row for each substance, with the member of its name; and the name of each member. */
  | {
      kind: "pollutants";
      members: Readonly<Record<string, string>>;
      names: Readonly<Record<string, string>>;
    }
  /** Numbered as in this list of sites, and opened by this answer. */
  | { kind: "nature_sites"; list: Table; opener: { question: string; choice: string } };

/** A datum with several rows, each a row of one question. */
export interface Table {
  name: string;
  /** The typed axis that numbers the rows, or the explicit axis whose member a column of countries or a rule gives. */
  axis:
    | { kind: "numbered" | "listed"; name: string }
    | { kind: "country"; name: string; question: string; column: string };
  /** Where its rows are not those of the question. */
  by?: RowRule;
  disclosure: Disclosure;
  module: Module;
  point: string;
  label: string;
  need: Datum["need"];
  question: string;
  rows: readonly string[];
  columns: readonly TableColumn[];
}
