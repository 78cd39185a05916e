/**
 * The published method, computed again from its tables alone by a second program: nothing here is imported from the
 * product. Numbers are fractions of whole numbers, so no rounding hides a difference.
 */

import type { Row, Tables } from "./read-csv";

/** What a company says, as the public API tells it. */
export interface Told {
  registry: Record<string, string | number | null>;
  /** Stored elements of each answer. */
  answers: Record<string, { elements: Record<string, string>; notApplicable: boolean; files: number }>;
  /** Questions whose answer is complete and consistent. */
  declared: ReadonlySet<string>;
}

const NO_ROWS: Row[] = [];

type Fraction = [bigint, bigint];
const number = (text: string): Fraction => {
  const [whole = "0", decimals = ""] = text.split(".");
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
};
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const atLeast = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d >= c * b;
const isNumber = (text: string | undefined): text is string =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text);

const indexes = new WeakMap<Row[], Map<string, Row[]>>();
function byQuestion(rows: Row[]): Map<string, Row[]> {
  const known = indexes.get(rows);
  if (known) return known;
  const index = new Map<string, Row[]>();
  for (const row of rows) {
    const guid = row["question"] ?? "";
    index.set(guid, [...(index.get(guid) ?? []), row]);
  }
  indexes.set(rows, index);
  return index;
}

/** Points of a class in hundredths: what is earned, the areas' maxima, and the cap. */
interface Recomputed {
  actual: number;
  max: number;
  areas: Record<string, { actual: number; max: number }>;
  questions: Record<string, { actual: number; max: number }>;
}

export function recompute(tables: Tables, company: Told, scoredClass: string): Recomputed {
  const table = (name: string): Row[] => tables[name] ?? NO_ROWS;
  const rowsOf = (name: string, question: string) => byQuestion(table(name)).get(question) ?? [];
  const questions = table("questions");

  const values = (guid: string): Record<string, string> => {
    const elements: Record<string, string> = { ...company.answers[guid]?.elements };
    for (let changed = true; changed;) {
      changed = false;
      for (const { element = "", sum_of = "" } of rowsOf("sums", guid)) {
        const parts = sum_of
          .split(" + ")
          .map((part) => elements[part])
          .filter(isNumber);
        const total = parts.map(number).reduce(plus, [0n, 1n]);
        const text = parts.length > 0 ? decimalOf(total) : undefined;
        if (text !== undefined && elements[element] !== text) {
          elements[element] = text;
          changed = true;
        }
      }
    }
    return elements;
  };
  const isTicked = (guid: string) => rowsOf("answers", guid).some(({ value }) => value === "on");

  type State = "open" | "blocked" | "na" | "chosen";
  interface Standing {
    state: State;
    voluntary: boolean;
    /** Closed by what was said, so that nothing is left to say. */
    settled: boolean;
  }
  const states = new Map<string, Standing>();
  const stateOf = (guid: string): Standing => {
    const known = states.get(guid);
    if (known) return known;
    states.set(guid, { state: "blocked", voluntary: false, settled: false });
    const needs = questions.find((row) => row["question"] === guid)?.["needs"];
    const unmet = rowsOf("conditions", guid).map((row) => effectOf(row));
    const isSettled = rowsOf("conditions", guid).some((row, at) => unmet[at] !== null && isSaid(row));
    const closing = unmet.map((effect) => (effect === "voluntary" ? null : effect));
    const isOpen =
      needs === "any" ? closing.length === 0 || closing.includes(null) : closing.every((one) => one === null);
    const found = closing.filter((one) => one !== null);
    const isNa = needs === "any" ? found.every((one) => one === "na") : found.includes("na");
    const own = company.answers[guid]?.notApplicable ? ("chosen" as const) : ("open" as const);
    const result: Standing = {
      settled: !isOpen && isSettled,
      state: isOpen ? own : isNa ? ("na" as const) : ("blocked" as const),
      voluntary: isOpen && unmet.includes("voluntary") && !(needs === "any" && unmet.includes(null)),
    };
    states.set(guid, result);
    return result;
  };
  const effectOf = ({ otherwise = "", subject = "", test = "", values: listed = "" }: Row): string | null => {
    const [head = "", element] = subject.split("/");
    if (head === "registry") {
      const fact = company.registry[element ?? ""];
      if (fact === null || fact === undefined) return "blocked";
      const holds =
        test === "at_least" ? Number(fact) >= Number(listed) : listed.split(" ").includes(String(fact));
      return holds ? null : otherwise;
    }
    const parent = stateOf(head).state;
    if (parent === "chosen" || parent === "na") return "na";
    if (parent === "blocked") return "blocked";
    if (stateOf(head).voluntary && Object.keys(company.answers[head]?.elements ?? {}).length === 0)
      return "na";
    const said = values(head);
    const cells = rowsOf("sums", head)
      .flatMap(({ sum_of = "" }) => sum_of.split(" + "))
      .filter((cell) => cell.endsWith(`.${element}`));
    const data =
      element === undefined && isTicked(head)
        ? Object.keys(said).filter((id) => said[id] === "on")
        : cells.length > 0
          ? cells.flatMap((cell) => said[cell] ?? [])
          : [said[element ?? "value"]].filter((datum) => datum !== undefined);
    const holds = data.some((datum) =>
      test.startsWith("above")
        ? isNumber(datum) && !atLeast(number(listed), number(datum))
        : listed.split(" ").includes(datum),
    );
    if (holds) return null;
    const isAnswered = Object.keys(company.answers[head]?.elements ?? {}).length > 0;
    const isRead = cells.length > 0 ? data.length === cells.length : isAnswered;
    if (test.endsWith("_if_answered") && !isRead) return null;
    return data.length > 0 || (isTicked(head) && isAnswered) ? otherwise : "blocked";
  };

  /** Whether the datum that a condition reads is there, or will never be. */
  const isSaid = ({ subject = "" }: Row): boolean => {
    const [head = "", element = ""] = subject.split("/");
    if (head === "registry") return (company.registry[element] ?? null) !== null;
    const { state, settled } = stateOf(head);
    return state === "open"
      ? Object.keys(company.answers[head]?.elements ?? {}).length > 0
      : state === "blocked"
        ? settled
        : true;
  };
  /** Whether nobody can say if a condition of a red line holds, and if it does. */
  const wordOf = (row: Row): "yes" | "no" | "open" => {
    const [head = "", element] = (row["subject"] ?? "").split("/");
    if (effectOf({ ...row, otherwise: "na" }) === null) return "yes";
    if (head === "registry") return "open";
    const { state, voluntary, settled } = stateOf(head);
    if (state === "na" || state === "chosen" || (state === "blocked" && settled)) return "no";
    if (state === "blocked") return "open";
    const said = Object.keys(values(head));
    const isRead =
      element === undefined && isTicked(head) ? said.length > 0 : said.includes(element ?? "value");
    return isRead || company.declared.has(head) || (voluntary && said.length === 0) ? "no" : "open";
  };

  const quantity = (term: string): Fraction | null => {
    const [head = "", element = ""] = term.split("/");
    if (isNumber(term)) return number(term);
    if (head === "registry") {
      const fact = company.registry[element];
      return fact === null || fact === undefined ? null : number(String(fact));
    }
    if (stateOf(head).state !== "open" || !company.answers[head]) return null;
    const said = values(head)[element];
    return isNumber(said) ? number(said) : null;
  };
  const sumOf = (terms: string): Fraction | null =>
    terms
      .split(" + ")
      .map(quantity)
      .reduce<Fraction | null>((sum, term) => sum && term && plus(sum, term), [0n, 1n]);

  const percentOf = (row: Row): number => {
    const guid = row["question"] ?? "";
    const steps = rowsOf("thresholds", guid);
    let percent = 0;
    if (steps.length > 0) {
      const section = String(company.registry["macrosector"] ?? "");
      const sections = steps.find(
        ({ sections: own = "" }) => own === "*" || own.split(" ").includes(section),
      )?.["sections"];
      const own = steps.filter((step) => step["sections"] === sections);
      const [first] = own;
      if (!first) return 0;
      const value = sumOf(first["sum_of"] ?? "");
      const per =
        first["per_sum_of"] === "" ? ([1n, 1n] satisfies Fraction) : sumOf(first["per_sum_of"] ?? "");
      if (!value || !per) return 0;
      if (per[0] === 0n) return Number(first["share_if_per_is_0"]);
      const product = times(value, number(first["times"] ?? "1"));
      const reached = own.filter((step) => atLeast(product, times(number(step["from"] ?? "0"), per)));
      percent = Number(reached.at(-1)?.["share"] ?? 0);
    } else {
      const said = company.answers[guid]?.elements ?? {};
      const shares = rowsOf("answers", guid);
      const earning = shares.filter(({ element = "", value }) => element === "*" || said[element] === value);
      const sum = earning.reduce((total, { share }) => total + Number(share), 0);
      const fields = new Set(shares.map(({ element }) => element)).size;
      percent = isTicked(guid) ? Math.min(100, sum) : Math.floor(sum / Math.max(1, fields));
    }
    const limit = row["at_most_on_paper"];
    return limit && company.answers[guid]?.files === 0 ? Math.min(percent, Number(limit)) : percent;
  };

  const asked = questions.filter((row) => row["class"] === scoredClass && row["weight"] !== "0");
  const applies = ({ question: guid = "" }: Row): boolean => {
    const { state, voluntary } = stateOf(guid);
    const isEmpty = Object.keys(company.answers[guid]?.elements ?? {}).length === 0;
    return (state === "open" || state === "blocked") && !(voluntary && isEmpty);
  };
  const applicable = asked.filter(applies);
  const section = String(company.registry["macrosector"] ?? "");
  const size = String(company.registry["size"] ?? "");
  const fits = (listed: string | undefined, one: string) =>
    listed === "*" || (listed ?? "").split(" ").includes(one);
  const isKnown = company.registry["macrosector"] !== null && company.registry["size"] !== null;
  const weights =
    (isKnown
      ? table("areas").find((row) => fits(row["sections"], section) && fits(row["sizes"], size))
      : undefined) ?? table("areas").at(-1);
  const topicShare = (topic: string) =>
    Number(
      table("topics").find(
        (row) => row["topic"] === topic && row["class"] === scoredClass && fits(row["sections"], section),
      )?.["share"] ?? 0,
    );

  const result: Recomputed = { actual: 0, max: 0, areas: {}, questions: {} };
  const areaNames = ["environment", "social", "governance"];
  const ofArea = (area: string) => applicable.filter((row) => row["area"] === area);
  // A question holds so many points at most, a topic those of its questions, an area those that no choice closes.
  const held = areaNames.map((area) => {
    const lasting = ofArea(area).filter((row) => row["may_not_apply"] === "no").length;
    return ofArea(area).length === 0 ? 0 : Math.max(1, lasting);
  });
  const parts = held.reduce((total, count) => total + count, 0);
  const limit = Math.max(Number(asked[0]?.["at_most_points"]) * 100, Math.ceil(10_000 / Math.max(1, parts)));
  const areaPoints = divide(
    10_000,
    areaNames.map((area) => (ofArea(area).length > 0 ? Number(weights?.[area]) : 0)),
    held.map((count) => count * limit),
  );
  areaNames.forEach((area, place) => {
    const own = ofArea(area);
    const topics = [...new Set(table("topics").map((row) => row["topic"] ?? ""))].filter((topic) =>
      own.some((row) => row["topic"] === topic),
    );
    const topicPoints = divide(
      areaPoints[place] ?? 0,
      topics.map(topicShare),
      topics.map((topic) => own.filter((row) => row["topic"] === topic).length * limit),
    );
    result.areas[area] = { actual: 0, max: 0 };
    topics.forEach((topic, index) => {
      const rows = own.filter((row) => row["topic"] === topic);
      const points = divide(
        topicPoints[index] ?? 0,
        rows.map((row) => Number(row["weight"])),
        rows.map(() => limit),
      );
      rows.forEach((row, at) => {
        const guid = row["question"] ?? "";
        const max = points[at] ?? 0;
        const percent = company.declared.has(guid) ? percentOf(row) : 0;
        const actual = Math.floor((max * percent + 50) / 100);
        result.questions[guid] = { actual, max };
        const sums = result.areas[area];
        if (sums) {
          sums.actual += actual;
          sums.max += max;
        }
      });
    });
  });
  const sum = Object.values(result.areas).reduce((total, area) => total + area.actual, 0);
  result.max = Object.values(result.areas).reduce((total, area) => total + area.max, 0);
  const lines = [...new Set(table("red_lines").map((row) => row["red_line"]))];
  const caps = lines.flatMap((line) => {
    const rows = table("red_lines").filter((row) => row["red_line"] === line);
    const asking = rows.filter((row) => !row["subject"]?.startsWith("registry/"));
    const isCrossed = rows.every((row) => wordOf(row) === "yes");
    const isDenied = asking.some((row) => wordOf(row) === "no");
    const silent = isDenied ? undefined : asking.find((row) => wordOf(row) === "open");
    const isHeld = silent?.["held_without_answer"]?.split(" ").includes(scoredClass) ?? false;
    return isCrossed || isHeld ? [Number(rows[0]?.["at_most"]) * 100] : [];
  });
  result.actual = Math.min(sum, ...caps);
  return result;
}

/** Whole parts by largest remainder, the first of equals first; a part that is too small leaves the rest to the others. */
function divide(whole: number, weights: number[], most: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => whole * weight);
  const parts = exact.map((one) => Math.floor(one / total));
  const order = exact
    .map((one, index) => ({ index, rest: one % total }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const left = whole - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of order.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  const isOver = parts.map((part, index) => part > (most[index] ?? 0));
  if (!isOver.includes(true)) return parts;
  const held = most.map((one, index) => (isOver[index] ? one : 0));
  const others = divide(
    whole - held.reduce((sum, one) => sum + one, 0),
    weights.map((weight, index) => (isOver[index] ? 0 : weight)),
    most,
  );
  return others.map((part, index) => part + (held[index] ?? 0));
}

function decimalOf([above, below]: Fraction): string {
  const sign = above < 0n ? "-" : "";
  const absolute = above < 0n ? -above : above;
  const digits = below.toString().length - 1;
  const text = ((absolute * 10n ** BigInt(digits)) / below).toString().padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  const rest = text.slice(text.length - digits).replace(/0+$/, "");
  return sign + whole + (rest === "" ? "" : `.${rest}`);
}
