import type { CalendarDate } from "../calendar-date";
import { chosenIn, type Reading, type Register, type RegisterRow } from "./register";
import { ENVIRONMENT_TOPICS, TOPICS } from "./topics";

/** The topics of B2, and two that the Italian law and VSME B11 name by themselves. */
const POLICY_TOPICS = [...TOPICS, "anticorruption", "model_231"] as const;

/** The written rules of the company, with what VSME B2 §26 and C2 §48–49 ask of each. */
export const policies = {
  title: "name",
  fields: [
    { id: "name", kind: "text", maxLength: 150, required: true },
    { id: "topics", kind: "choices", options: POLICY_TOPICS, required: true },
    { id: "adoptedOn", kind: "date", required: true },
    { id: "reviewedOn", kind: "date" },
    { id: "isSigned", kind: "choice", options: ["yes", "no"], required: true },
    { id: "commitment", kind: "text", maxLength: 300 },
    { id: "responsible", kind: "text", maxLength: 100 },
    { id: "isPublic", kind: "choice", options: ["yes", "no"], required: true },
    { id: "endedOn", kind: "date" },
  ],
  rules: [
    { kind: "after", fields: ["adoptedOn", "reviewedOn"], code: "review_before_adoption" },
    { kind: "after", fields: ["adoptedOn", "endedOn"], code: "end_before_adoption" },
  ],
} as const satisfies Register;

const inForce = (rows: readonly RegisterRow[], day: CalendarDate): RegisterRow[] =>
  rows.filter(
    ({ values: { adoptedOn = "", endedOn } }) =>
      adoptedOn !== "" && adoptedOn <= day && (endedOn === undefined || endedOn > day),
  );

const isAbout = ({ values }: RegisterRow, topics: readonly string[]) =>
  chosenIn(values, "topics").some((topic) => topics.includes(topic));

/** The last time the text was written or reviewed, not after the day. */
const lastWritten = ({ values: { adoptedOn = "", reviewedOn } }: RegisterRow, day: CalendarDate) =>
  reviewedOn !== undefined && reviewedOn <= day ? reviewedOn : adoptedOn;

const threeYearsBefore = (day: CalendarDate) => `${Number(day.slice(0, 4)) - 3}${day.slice(4)}`;

/** "yes" once it is true of every policy on the environment that is in force. */
const everyEnvironmentPolicy = (isTrue: (row: RegisterRow, day: CalendarDate) => boolean) =>
  ({
    register: "policies",
    about: null,
    outcomes: ["yes"],
    read(rows, day) {
      const about = inForce(rows, day).filter((row) => isAbout(row, ENVIRONMENT_TOPICS));
      return about.length > 0 && about.every((row) => isTrue(row, day)) ? "yes" : null;
    },
  }) satisfies Reading;

export const policyReadings = {
  policy: {
    register: "policies",
    about: POLICY_TOPICS,
    outcomes: ["public", "internal"],
    read(rows, day, about) {
      const written = inForce(rows, day).filter((row) => isAbout(row, [about]));
      if (written.length === 0) return null;
      return written.some(({ values }) => values.isPublic === "yes") ? "public" : "internal";
    },
  },
  /** Dated, signed, and with a commitment that can be checked. */
  binding_policy: {
    register: "policies",
    about: POLICY_TOPICS,
    outcomes: ["yes"],
    read: (rows, day, about) =>
      inForce(rows, day).some(
        (row) =>
          isAbout(row, [about]) && row.values.isSigned === "yes" && row.values.commitment !== undefined,
      )
        ? "yes"
        : null,
  },
  environment_policies_assigned: everyEnvironmentPolicy(({ values }) => values.responsible !== undefined),
  environment_policies_public: everyEnvironmentPolicy(({ values }) => values.isPublic === "yes"),
  environment_policies_recent: everyEnvironmentPolicy(
    (row, day) => lastWritten(row, day) > threeYearsBefore(day),
  ),
} satisfies Record<string, Reading>;
