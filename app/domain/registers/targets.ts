import type { CalendarDate } from "../calendar-date";
import { showNumber } from "../italian-number";
import { inOrderOf, type Reading, type Register, type RegisterRow } from "./register";
import { ENVIRONMENT_TOPICS, TOPICS, type Topic } from "./topics";

/** What a target measures, and the topic of VSME B2 it belongs to. */
const TOPIC_OF = {
  ghg_scope_1: "climate",
  ghg_scope_2: "climate",
  energy: "climate",
  pollution: "pollution",
  water: "water",
  nature: "nature",
  waste: "circular",
  training_hours: "workforce",
  women_in_charge: "workforce",
  safety: "workforce",
  work: "workforce",
  suppliers: "value_chain",
  community: "community",
  customers: "consumers",
  conduct: "conduct",
} as const satisfies Record<string, Topic>;
type Measure = keyof typeof TOPIC_OF;
const MEASURES = Object.keys(TOPIC_OF) as Measure[];

/** The written targets of the company: base and target year and value, as VSME C2 §48 and C3 §54 ask. */
export const targets = {
  title: "name",
  fields: [
    { id: "name", kind: "text", maxLength: 150, required: true },
    { id: "measure", kind: "choice", options: MEASURES, required: true },
    { id: "unit", kind: "text", maxLength: 40, required: true },
    { id: "baseYear", kind: "year", min: "2000", max: "2100", required: true },
    { id: "baseValue", kind: "decimal", required: true },
    { id: "targetYear", kind: "year", min: "2000", max: "2100", required: true },
    { id: "targetValue", kind: "decimal", required: true },
    { id: "document", kind: "text", maxLength: 150, required: true },
    { id: "setOn", kind: "date", required: true },
    { id: "responsible", kind: "text", maxLength: 100 },
    { id: "isFollowed", kind: "choice", options: ["yes", "no"], required: true },
  ],
  rules: [{ kind: "after", fields: ["baseYear", "targetYear"], code: "target_before_base" }],
} as const satisfies Register;

/** The targets that were written by a day and are not yet due, in an order of their own. */
function pursued(rows: readonly RegisterRow[], day: CalendarDate): RegisterRow[] {
  const open = rows.filter(
    ({ values: { setOn = "", targetYear = "" } }) =>
      setOn !== "" && setOn <= day && targetYear >= day.slice(0, 4),
  );
  return inOrderOf(open, ({ targetYear = "", name = "" }) => [targetYear, name]);
}

const measureOf = ({ values }: RegisterRow) => values.measure as Measure;
const topicOf = (row: RegisterRow): Topic => TOPIC_OF[measureOf(row)];
const isSocial = (row: RegisterRow) => !ENVIRONMENT_TOPICS.includes(topicOf(row));

const SOCIAL = "social_or_conduct";
/** What single targets are asked about. */
const SUBJECTS = [...MEASURES, SOCIAL];

const onSubject = (rows: readonly RegisterRow[], day: CalendarDate, subject: string) =>
  pursued(rows, day).filter((row) => (subject === SOCIAL ? isSocial(row) : measureOf(row) === subject));

/** A field of the one target on a subject; of several none is the most important by itself. */
const ofOnly = (field: keyof RegisterRow["values"] & string) =>
  ({
    register: "targets",
    about: SUBJECTS,
    read(rows, day, about) {
      const [only, another] = onSubject(rows, day, about);
      return (another === undefined ? only?.values[field] : undefined) ?? null;
    },
  }) satisfies Reading;

const FOLLOWED = ["complete", "followed"] as const;
const isFollowed = ({ values }: RegisterRow) => values.isFollowed === "yes";

/** One target for each scope with the same two years: only together they are the target of the questions. */
function climatePair(rows: readonly RegisterRow[], day: CalendarDate): [RegisterRow, RegisterRow] | null {
  const [first, ...moreFirst] = onSubject(rows, day, "ghg_scope_1");
  const [second, ...moreSecond] = onSubject(rows, day, "ghg_scope_2");
  if (!first || !second || moreFirst.length > 0 || moreSecond.length > 0) return null;
  const isSame = (["baseYear", "targetYear"] as const).every(
    (field) => first.values[field] === second.values[field],
  );
  return isSame ? [first, second] : null;
}

const ofPair = (field: "baseYear" | "baseValue" | "targetYear" | "targetValue", scope: 0 | 1) =>
  ({
    register: "targets",
    about: null,
    read: (rows, day) => climatePair(rows, day)?.[scope].values[field] ?? null,
  }) satisfies Reading;

/** "Energia per pezzo: 120 kWh (2023) - 100 kWh (2027)". */
function wordsOf({ values }: RegisterRow): string {
  const amount = (value = "", year = "") => `${showNumber(value)} ${values.unit} (${year})`;
  const [base, target] = [
    amount(values.baseValue, values.baseYear),
    amount(values.targetValue, values.targetYear),
  ];
  return `${values.name}: ${base} - ${target}`;
}

export const targetReadings = {
  target: {
    register: "targets",
    about: SUBJECTS,
    outcomes: FOLLOWED,
    read(rows, day, about) {
      const found = onSubject(rows, day, about);
      if (found.length === 0) return null;
      return found.some(isFollowed) ? "followed" : "complete";
    },
  },
  target_words: {
    register: "targets",
    about: SUBJECTS,
    read(rows, day, about) {
      const found = onSubject(rows, day, about);
      return found.length === 0 ? null : found.map(wordsOf).join("; ");
    },
  },
  only_target_name: ofOnly("name"),
  only_target_unit: ofOnly("unit"),
  only_target_base_year: ofOnly("baseYear"),
  only_target_base_value: ofOnly("baseValue"),
  only_target_year: ofOnly("targetYear"),
  only_target_value: ofOnly("targetValue"),
  climate_target: {
    register: "targets",
    about: null,
    outcomes: FOLLOWED,
    read(rows, day) {
      const pair = climatePair(rows, day);
      if (pair === null) return null;
      return pair.every(isFollowed) ? "followed" : "complete";
    },
  },
  climate_base_year: ofPair("baseYear", 0),
  climate_target_year: ofPair("targetYear", 0),
  climate_base_scope_1: ofPair("baseValue", 0),
  climate_base_scope_2: ofPair("baseValue", 1),
  climate_target_scope_1: ofPair("targetValue", 0),
  climate_target_scope_2: ofPair("targetValue", 1),
  topic_target: {
    register: "targets",
    about: TOPICS,
    outcomes: ["yes"],
    read: (rows, day, about) => (pursued(rows, day).some((row) => topicOf(row) === about) ? "yes" : null),
  },
  /** Any written target; "assigned" once one of them names who answers for it. */
  any_target: {
    register: "targets",
    about: null,
    outcomes: ["written", "assigned"],
    read(rows, day) {
      const found = pursued(rows, day);
      if (found.length === 0) return null;
      return found.some(({ values }) => values.responsible !== undefined) ? "assigned" : "written";
    },
  },
  any_target_followed: {
    register: "targets",
    about: null,
    outcomes: ["yes"],
    read: (rows, day) => (pursued(rows, day).some(isFollowed) ? "yes" : null),
  },
} satisfies Record<string, Reading>;
