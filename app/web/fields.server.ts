import type { Fault } from "~/domain/faults";
import { whyLost, type LostFile } from "./arriving-form.server";
import { isChosenFile, isWhole, withLineFeeds } from "./posted";

/** The names a form may post, each with its longest value. Only what is declared here is read. */
export type FormFields = Record<string, FormField>;

export interface FormField {
  /** Characters of its longest value; of a field for files, how many of them. */
  max: number;
  /** A field for files, in a form whose action takes them. */
  file?: true;
  many?: true;
  /** Not typed by anybody, so that nobody could mend it: anything but digits makes the form one to send again. */
  digits?: true;
}

export interface Values {
  /** The single value of a field; "" when it was not posted. */
  one(name: string): string;
  all(name: string): string[];
  /** The files chosen in a field. */
  files(name: string): SentFile[];
  /** What the field shows if the form is shown again; files that are no longer named here need not be chosen again. */
  replace(name: string, values: string[]): void;
}

export interface SentFile {
  file: File;
  /** Why its bytes are not there; null when they are. */
  lost: LostFile | null;
}

/** Fields of the wrapper itself. */
export const RESERVED = ["_csrf", "_resume"];

/** What is typed here is never sent back, not even to whoever typed it. */
const SECRET = ["password", "passwordConfirmation"];

/** What was typed, in whatever field, so that it can be shown again; cut where it would not fit a page. */
export function typedValues(form: FormData): Record<string, string[]> {
  const typed = new Map<string, string[]>();
  for (const [name, value] of [...form].slice(0, 1000)) {
    if (typeof value !== "string" || [...RESERVED, ...SECRET].includes(name)) continue;
    typed.set(name, [...(typed.get(name) ?? []), value]);
  }
  return Object.fromEntries(typed);
}

/** What is wrong with the posted names and lengths themselves, before any rule of the form looks at them. */
export function fieldFaults(form: FormData, fields: FormFields): Fault[] {
  const names = new Set([...form.keys()].filter((name) => !RESERVED.includes(name)));
  const unknown = [...names].find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) {
    return [{ path: "", code: "unknown_element", params: { field: unknown.slice(0, 60) } }];
  }
  const isUnreadable = Object.entries(fields).some(
    ([name, { digits, max }]) => digits && form.getAll(name).some((value) => !isWhole(value, max)),
  );
  if (isUnreadable) return [{ path: "", code: "stale_form" }];
  return Object.entries(fields).flatMap(([name, field]): Fault[] => {
    const values = form.getAll(name);
    if (field.file) return fileFaults(name, values, field.max);
    if (values.length > 1 && !field.many) return [{ path: name, code: "repeated_field" }];
    if (values.some((value) => typeof value !== "string")) return [{ path: name, code: "not_acceptable" }];
    const tooLong = values.some((value) => withLineFeeds(String(value)).length > field.max);
    return tooLong ? [{ path: name, code: "too_long", params: { max: String(field.max) } }] : [];
  });
}

function fileFaults(path: string, values: FormDataEntryValue[], max: number): Fault[] {
  if (values.some((value) => typeof value === "string" && value !== ""))
    return [{ path, code: "not_acceptable" }];
  const tooMany = values.filter(isChosenFile).length > max;
  return tooMany ? [{ path, code: "too_many_files", params: { max: String(max) } }] : [];
}

/** Fields whose files have to be chosen again, since no browser keeps a choice of files in a form shown again. */
export const chosenFiles = (form: FormData): string[] => [
  ...new Set([...form].flatMap(([name, value]) => (isChosenFile(value) ? [name] : []))),
];

export function valuesOf(form: FormData): Values {
  const all = (name: string) =>
    form.getAll(name).flatMap((value) => (typeof value === "string" ? [withLineFeeds(value)] : []));
  return {
    all,
    one: (name) => all(name)[0] ?? "",
    files: (name) =>
      form
        .getAll(name)
        .filter(isChosenFile)
        .map((file) => ({ file, lost: whyLost(file) })),
    replace(name, values) {
      form.delete(name);
      for (const value of values) form.append(name, value);
    },
  };
}
