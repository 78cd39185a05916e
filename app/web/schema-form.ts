import { type DefaultValue, parse, type SubmissionResult, useForm } from "@conform-to/react";
import { z } from "zod";
import type { Issue, RefusedForm, WordedIssue } from "~/domain/issues";
import type { CallId, CallInput } from "~/api/contract";
import { ApiError } from "~/api/errors";

/**
 * The fields of a fixed form as the page shows them: the typed values and issues of a refused form, otherwise the
 * `stored` values. Rendered on the server only.
 */
export function useSchemaForm<Schema extends FormSchema>(
  schema: Schema,
  refused: RefusedForm | undefined,
  stored?: DefaultValue<z.output<Schema>>,
) {
  const [, fields] = useForm<z.output<Schema>, z.output<Schema>, WordedIssue[]>({
    constraint: constraintsOf(schema),
    defaultValue: stored,
    lastResult: refused && resultOf(refused, [...fieldsIn(schema).keys()]),
  });
  return fields;
}

/**
 * A refused form in the shape that conform reads. Only names of the form: conform would make objects and lists of any
 * others.
 */
function resultOf({ values, issues }: RefusedForm, names: string[]): SubmissionResult<WordedIssue[]> {
  const typed = names.flatMap((name) => (values[name] ?? []).map((value) => [name, value]));
  const error: Record<string, WordedIssue[]> = {};
  for (const name of names) {
    const own = issues.filter(({ path }) => path === name);
    if (own.length > 0) error[name] = own;
  }
  return parse<unknown, WordedIssue[]>(new URLSearchParams(typed), { resolve: () => ({ error }) }).reply();
}

/**
 * The schema of a fixed form's post: one strict object, whose nested objects have names with a dot ("contact.email").
 */
export type FormSchema = z.ZodObject;

/** Every field of a form under its posted name, in the order of the page. */
export function fieldsIn(schema: FormSchema, prefix = ""): Map<string, z.core.$ZodType> {
  const entries = Object.entries(schema.shape).flatMap(([key, field]) => {
    const nested = outcomeOf(field);
    if (nested instanceof z.ZodObject) return [...fieldsIn(nested, `${prefix}${key}.`)];
    return [[prefix + key, nested] as const];
  });
  return new Map(entries);
}

/** The longest text of each field, in characters, as useForm of @conform-to/react takes it. */
function constraintsOf(schema: FormSchema): Record<string, { maxLength?: number }> {
  const entries = [...fieldsIn(schema)].map(([name, field]) => {
    const maxLength = field instanceof z.ZodString ? field.maxLength : null;
    return [name, maxLength === null ? {} : { maxLength }] as const;
  });
  return Object.fromEntries(entries);
}

/** The schema of a field behind the preparation of its posted text. */
const outcomeOf = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodPipe && field.in instanceof z.ZodTransform
    ? outcomeOf(field.out)
    : field instanceof z.ZodOptional
      ? outcomeOf(field.def.innerType)
      : field;

type PathIn<Value> = Value extends readonly unknown[] | string | number | boolean | null | undefined
  ? never
  : { [Key in keyof Value & string]: Key | `${Key}.${PathIn<NonNullable<Value[Key]>>}` }[keyof Value &
      string];

/** The path by which an issue of the call names a part of its body, or of its query. */
type PathOf<Id extends CallId> =
  CallInput<Id> extends { body: infer Body }
    ? PathIn<Body>
    : CallInput<Id> extends { query: infer Query }
      ? `query.${PathIn<Query>}`
      : never;

/** The form's field for each part of a call that has another name in the form. */
export type Places<Id extends CallId, Schema extends FormSchema> = Readonly<
  Partial<Record<PathOf<Id>, PathIn<z.output<Schema>>>>
>;

/**
 * Puts the issues of a call at the fields of a form: at the mapped place, otherwise at the field of the same name,
 * otherwise at the whole form. `root`: the part of the body that the form fills, with its dot ("company.").
 */
export function placed(
  issues: readonly Issue[],
  schema: FormSchema,
  places: Readonly<Record<string, string>>,
  root = "",
): Issue[] {
  const names = [...fieldsIn(schema).keys()];
  return issues.map((issue) => {
    const own = issue.path.startsWith(root) ? issue.path.slice(root.length) : issue.path;
    const within = (part: string) => own === part || own.startsWith(`${part}.`);
    const place = Object.keys(places).find(within);
    const path = place === undefined ? names.find(within) : places[place];
    return { ...issue, path: path ?? "" };
  });
}

/** The answer of a call; its issues come back at the fields of the form. */
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
