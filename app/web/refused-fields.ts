import type { z } from "zod";
import type { CallId, CallInput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import type { Fault } from "~/domain/faults";
import { fieldsIn, type FormSchema } from "./form-schema";

type PathIn<Value> = Value extends readonly unknown[] | string | number | boolean | null | undefined
  ? never
  : { [Key in keyof Value & string]: Key | `${Key}.${PathIn<NonNullable<Value[Key]>>}` }[keyof Value &
      string];

/** How a refusal of the call names a part of its body, or of its query. */
type PathOf<Id extends CallId> =
  CallInput<Id> extends { body: infer Body }
    ? PathIn<Body>
    : CallInput<Id> extends { query: infer Query }
      ? `query.${PathIn<Query>}`
      : never;

/** The field of a form where each part of a call is typed that the form names otherwise. */
export type Places<Id extends CallId, Schema extends FormSchema> = Readonly<
  Partial<Record<PathOf<Id>, PathIn<z.output<Schema>>>>
>;

/**
 * Faults of a call at the fields of a form: at its place, else at the field of the same name, else at the whole form.
 * `root`: the part of the body that the form fills, with its dot ("company.").
 */
export function placed(
  faults: readonly Fault[],
  schema: FormSchema,
  places: Readonly<Record<string, string>>,
  root = "",
): Fault[] {
  const names = [...fieldsIn(schema).keys()];
  return faults.map((fault) => {
    const own = fault.path.startsWith(root) ? fault.path.slice(root.length) : fault.path;
    const within = (part: string) => own === part || own.startsWith(`${part}.`);
    const place = Object.keys(places).find(within);
    const path = place === undefined ? names.find(within) : places[place];
    return { ...fault, path: path ?? "" };
  });
}

/** The answer of a call; what it refuses comes back at the fields of the form. */
export async function refusedAt<Answer>(
  schema: FormSchema,
  places: Readonly<Record<string, string>>,
  call: Promise<Answer>,
  root?: string,
): Promise<Answer> {
  return call.catch((error: unknown) => {
    throw error instanceof ApiError ? error.withErrors(placed(error.errors, schema, places, root)) : error;
  });
}
