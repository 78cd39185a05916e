import { parse, useForm, type DefaultValue, type SubmissionResult } from "@conform-to/react";
import type { z } from "zod";
import type { FormFailure, SaidFault } from "~/domain/faults";
import { constraintsOf, fieldsIn, type FormSchema } from "./form-schema";

/**
 * The fields of a fixed form as they are shown: what was typed into a refused form and what is wrong with it, else what
 * is `stored`. Rendered on the server only.
 */
export function useSchemaForm<Schema extends FormSchema>(
  schema: Schema,
  failure: FormFailure | undefined,
  stored?: DefaultValue<z.output<Schema>>,
) {
  const [, fields] = useForm<z.output<Schema>, z.output<Schema>, SaidFault[]>({
    constraint: constraintsOf(schema),
    defaultValue: stored,
    lastResult: failure && resultOf(failure, [...fieldsIn(schema).keys()]),
  });
  return fields;
}

/** A refusal as conform reads it. Only names that the form has: it would make objects and lists of any others. */
function resultOf({ values, faults }: FormFailure, names: string[]): SubmissionResult<SaidFault[]> {
  const typed = names.flatMap((name) => (values[name] ?? []).map((value) => [name, value]));
  const error: Record<string, SaidFault[]> = {};
  for (const fault of faults) (error[fault.path] ??= []).push(fault);
  return parse<unknown, SaidFault[]>(new URLSearchParams(typed), { resolve: () => ({ error }) }).reply();
}
