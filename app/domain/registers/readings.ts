import { certificateReadings } from "./certificates";
import { figureReadings } from "./figures";
import { policyReadings } from "./policies";
import { type Reading, referenceDate, type RegisterId, type RegisterRows } from "./register";
import { siteReadings } from "./sites";
import { targetReadings } from "./targets";

const READINGS = {
  ...siteReadings,
  ...certificateReadings,
  ...policyReadings,
  ...targetReadings,
  ...figureReadings,
} satisfies Record<string, Reading>;
export type ReadingName = keyof typeof READINGS;
export const READING_NAMES = Object.keys(READINGS) as [ReadingName, ...ReadingName[]];

/** A value that a question takes from a register. */
export interface RegisterReading {
  reading: ReadingName;
  /** What the reading is asked about, where it is asked about something. */
  about?: string;
  /** The value of the question for each outcome of a reading that has few; any other outcome proposes nothing. */
  as?: Record<string, string>;
}

/** Finds the value of a reading; null where the registers do not say it. */
export type ReadRegisters = (reading: RegisterReading) => string | null;

export const NOTHING_READ: ReadRegisters = () => null;

export const registerOf = ({ reading }: RegisterReading): RegisterId => READINGS[reading].register;

/** Reads registers as they stand at the end of a fiscal year. */
export function readingOf(rows: RegisterRows, fiscalYear: number): ReadRegisters {
  const day = referenceDate(fiscalYear);
  return ({ reading, about = "", as }) => {
    const { register, read }: Reading = READINGS[reading];
    const found = read(rows[register], day, about);
    return found === null || as === undefined ? found : (as[found] ?? null);
  };
}

/** What is wrong with a reading that content declares; none = sound. */
export function readingIssues({ reading, about, as }: RegisterReading): string[] {
  if (!Object.hasOwn(READINGS, reading)) return [`it reads ${reading}, which no register has`];
  const { about: subjects, outcomes }: Reading = READINGS[reading];
  const unknown = Object.keys(as ?? {}).filter((outcome) => !outcomes?.includes(outcome));
  return [
    ...(subjects === null && about !== undefined ? [`${reading} is asked about nothing`] : []),
    ...(subjects !== null && !subjects.includes(about ?? "")
      ? [`${reading} knows nothing about ${about}`]
      : []),
    ...((outcomes === undefined) !== (as === undefined)
      ? [`${reading} is not translated as it has to be`]
      : []),
    ...unknown.map((outcome) => `${reading} never finds ${outcome}`),
  ];
}
