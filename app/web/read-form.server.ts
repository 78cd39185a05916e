import type { RefusedForm } from "~/domain/issues";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { codeOfKind, issueOf } from "~/api/issue-codes";
import type { Issue } from "~/domain/issues";
import { fieldsIn, type FormSchema } from "./schema-form";
import { isChosenFile, isWhole, withLineFeeds } from "./posted";

/** The value of a form, or all its issues, in the order of the page. */
type FormReading<Value> = { value: Value } | { issues: Issue[] };

/** More values under one name than any list of the product has. */
const MOST_VALUES = 1000;

/** Reads a posted form by its schema. Names that the schema does not have are refused before any value is read. */
export function readBySchema<Schema extends FormSchema>(
  form: FormData,
  schema: Schema,
): FormReading<z.output<Schema>> {
  const names = [...fieldsIn(schema).keys()];
  const own = new FormData();
  for (const [name, value] of form) if (!RESERVED.includes(name)) own.append(name, value);
  const refused = refusedName(own, names);
  if (refused) return { issues: [refused] };
  const submission = parseWithZod(own, {
    schema,
    disableAutoCoercion: true,
    error: codeOfKind,
    formatError: (given: z.core.$ZodIssue[]) => given,
  });
  if (submission.status === "success") return { value: submission.value };
  const issues = Object.entries(submission.error ?? {}).flatMap(([path, given]) =>
    (given ?? []).map((one) => issueOf(one, names.find((name) => path.startsWith(`${name}[`)) ?? path)),
  );
  return { issues: wholeIssue(issues) ?? inOrder(schema, issues) };
}

/** The first name that the form does not have, or that was posted more than `MOST_VALUES` times. */
function refusedName(form: FormData, names: string[]): Issue | null {
  const unknown = [...form.keys()].find((name) => !names.includes(name));
  if (unknown !== undefined)
    return { path: "", code: "unknown_element", params: { field: unknown.slice(0, 60) } };
  const flooded = names.find((name) => form.getAll(name).length > MOST_VALUES);
  return flooded === undefined ? null : { path: flooded, code: "repeated_field" };
}

const WHOLE = ["incomplete_form", "stale_form"];

/** An issue for which the form has to be sent again is reported alone: the others mean nothing then. */
function wholeIssue(issues: Issue[]): Issue[] | null {
  const code = WHOLE.find((one) => issues.some((issue) => issue.code === one));
  return code === undefined ? null : [{ path: "", code }];
}

/** Issues in the order of the page, each once. */
export function inOrder(schema: FormSchema, issues: Issue[]): Issue[] {
  const names = [...fieldsIn(schema).keys()];
  const isFirst = (issue: Issue, index: number) =>
    issues.findIndex(({ path, code }) => path === issue.path && code === issue.code) === index;
  return issues.filter(isFirst).sort((a, b) => names.indexOf(a.path) - names.indexOf(b.path));
}

const UNREADABLE = ["unknown_element", "repeated_field", "not_acceptable", "too_long", ...WHOLE];

/** Whether names and lengths are those of the form, so that the API can check the typed values. */
export const isReadable = (reading: FormReading<unknown>): boolean =>
  !("issues" in reading) || reading.issues.every(({ code }) => !UNREADABLE.includes(code));

/** The names a form may post, each with its longest value. Only declared names are read. */
export type FormFields = Record<string, FormField>;

interface FormField {
  /** The most characters of a value; for a field for files, the most files. */
  max: number;
  /** A field for files, in a form whose action takes them. */
  file?: true;
  many?: true;
  /** A hidden number, which the user cannot correct: for anything but digits the form has to be sent again. */
  digits?: true;
}

export interface Values {
  /** The single value of a field; "" when it was not posted. */
  one(name: string): string;
  all(name: string): string[];
  /** The files chosen in a field. */
  files(name: string): File[];
  /**
   * The values that the field shows if the form is shown again; files that are no longer named here need not be chosen
   * again.
   */
  replace(name: string, values: string[]): void;
}

/** Fields of the wrapper itself. */
const RESERVED = ["_csrf", "_resume"];

/** The value of a password, under whatever name, is never sent back, not even to the person who typed it. */
const isSecret = (name: string) => /password/i.test(name);

/** The typed values of all fields, to show them again; cut if they would not fit a page. */
export function typedValues(form: FormData): Record<string, string[]> {
  const typed = new Map<string, string[]>();
  for (const [name, value] of [...form].slice(0, 1000)) {
    if (typeof value !== "string" || RESERVED.includes(name) || isSecret(name)) continue;
    typed.set(name, [...(typed.get(name) ?? []), value]);
  }
  return Object.fromEntries(typed);
}

/** The issues of the posted names and lengths themselves, before any rule of the form runs. */
export function fieldIssues(form: FormData, fields: FormFields): Issue[] {
  const names = new Set([...form.keys()].filter((name) => !RESERVED.includes(name)));
  const unknown = [...names].find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) {
    return [{ path: "", code: "unknown_element", params: { field: unknown.slice(0, 60) } }];
  }
  const isUnreadable = Object.entries(fields).some(
    ([name, { digits, max }]) => digits && form.getAll(name).some((value) => !isWhole(value, max)),
  );
  if (isUnreadable) return [{ path: "", code: "stale_form" }];
  return Object.entries(fields).flatMap(([name, field]): Issue[] => {
    const values = form.getAll(name);
    if (field.file) return fileIssues(name, values, field.max);
    if (values.length > 1 && !field.many) return [{ path: name, code: "repeated_field" }];
    if (values.some((value) => typeof value !== "string")) return [{ path: name, code: "not_acceptable" }];
    const tooLong = values.some((value) => withLineFeeds(String(value)).length > field.max);
    return tooLong ? [{ path: name, code: "too_long", params: { max: String(field.max) } }] : [];
  });
}

function fileIssues(path: string, values: FormDataEntryValue[], max: number): Issue[] {
  if (values.some((value) => typeof value === "string" && value !== ""))
    return [{ path, code: "not_acceptable" }];
  const tooMany = values.filter(isChosenFile).length > max;
  return tooMany ? [{ path, code: "too_many_files", params: { max: String(max) } }] : [];
}

/**
 * Fields whose files the user has to choose again, since no browser keeps chosen files in a form that is shown again.
 */
export const chosenFiles = (form: FormData): string[] => [
  ...new Set([...form].flatMap(([name, value]) => (isChosenFile(value) ? [name] : []))),
];

export function valuesOf(form: FormData): Values {
  const all = (name: string) =>
    form.getAll(name).flatMap((value) => (typeof value === "string" ? [withLineFeeds(value)] : []));
  return {
    all,
    one: (name) => all(name)[0] ?? "",
    files: (name) => form.getAll(name).filter(isChosenFile),
    replace(name, values) {
      form.delete(name);
      for (const value of values) form.append(name, value);
    },
  };
}

/** The hidden field with the revision a form was built on, on a page where not every form has it. */
export const REVISION_IF_ANY = { max: 9, digits: true } as const satisfies FormField;

/**
 * The value of that field in a form that is shown again: an unreadable one becomes the oldest, so that the next save
 * asks first.
 */
export const carriedRevision = (posted: string): string => (/^\d{1,9}$/.test(posted) ? posted : "0");

/**
 * The revision a form was built on. After a conflict it is the newest one, because the page has shown its values (D13).
 */
export function builtOn(stored: number, refused: RefusedForm | undefined): string {
  const isSeen = refused === undefined || refused.issues.some(({ code }) => code === "conflict");
  return isSeen ? String(stored) : carriedRevision(refused.values["revision"]?.[0] ?? "");
}
