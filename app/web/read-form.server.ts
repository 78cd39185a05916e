import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { codeOfKind, faultOf } from "~/api/issue-codes";
import type { Fault } from "~/domain/faults";
import { RESERVED } from "./fields.server";
import { fieldsIn, type FormSchema } from "./form-schema";

/** What a form says, or everything that is wrong with it, in the order of the page. */
export type FormReading<Value> = { value: Value } | { faults: Fault[] };

/** More values under one name than any list of the product has. */
const MOST_VALUES = 1000;

/** Reads a posted form by its schema. Names that the schema does not have are refused before anything is read of them. */
export function readBySchema<Schema extends FormSchema>(
  form: FormData,
  schema: Schema,
): FormReading<z.output<Schema>> {
  const names = [...fieldsIn(schema).keys()];
  const own = new FormData();
  for (const [name, value] of form) if (!RESERVED.includes(name)) own.append(name, value);
  const refused = refusedName(own, names);
  if (refused) return { faults: [refused] };
  const submission = parseWithZod(own, {
    schema,
    disableAutoCoercion: true,
    error: codeOfKind,
    formatError: (issues: z.core.$ZodIssue[]) => issues,
  });
  if (submission.status === "success") return { value: submission.value };
  const faults = Object.entries(submission.error ?? {}).flatMap(([path, issues]) =>
    (issues ?? []).map((issue) => faultOf(issue, names.find((name) => path.startsWith(`${name}[`)) ?? path)),
  );
  return { faults: wholeFault(faults) ?? inOrder(schema, faults) };
}

/** The first name that is not the form's, or that stands there too often. */
function refusedName(form: FormData, names: string[]): Fault | null {
  const unknown = [...form.keys()].find((name) => !names.includes(name));
  if (unknown !== undefined)
    return { path: "", code: "unknown_element", params: { field: unknown.slice(0, 60) } };
  const flooded = names.find((name) => form.getAll(name).length > MOST_VALUES);
  return flooded === undefined ? null : { path: flooded, code: "repeated_field" };
}

const WHOLE = ["incomplete_form", "stale_form"];

/** What makes the form one to send again is said alone: the rest of it means nothing then. */
function wholeFault(faults: Fault[]): Fault[] | null {
  const code = WHOLE.find((one) => faults.some((fault) => fault.code === one));
  return code === undefined ? null : [{ path: "", code }];
}

/** Faults in the order of the page, each once. */
export function inOrder(schema: FormSchema, faults: Fault[]): Fault[] {
  const names = [...fieldsIn(schema).keys()];
  const isFirst = (fault: Fault, index: number) =>
    faults.findIndex(({ path, code }) => path === fault.path && code === fault.code) === index;
  return faults.filter(isFirst).sort((a, b) => names.indexOf(a.path) - names.indexOf(b.path));
}

const UNREADABLE = ["unknown_element", "repeated_field", "not_acceptable", "too_long", ...WHOLE];

/** Whether names and lengths are those of the form, so that an API can be asked about what was typed. */
export const isReadable = (reading: FormReading<unknown>): boolean =>
  !("faults" in reading) || reading.faults.every(({ code }) => !UNREADABLE.includes(code));
