import { z } from "zod";

/** What a fixed form posts: one strict object, whose nested objects have names with a dot ("contact.email"). */
export type FormSchema = z.ZodObject;

/** Every field of a form under the name it is posted with, in the order of the page. */
export function fieldsIn(schema: FormSchema, prefix = ""): Map<string, z.core.$ZodType> {
  const entries = Object.entries(schema.shape).flatMap(([key, field]) => {
    const nested = outcomeOf(field);
    if (nested instanceof z.ZodObject) return [...fieldsIn(nested, `${prefix}${key}.`)];
    return [[prefix + key, nested] as const];
  });
  return new Map(entries);
}

/** The longest text of each field, in characters, as useForm of @conform-to/react takes it. */
export function constraintsOf(schema: FormSchema): Record<string, { maxLength?: number }> {
  const entries = [...fieldsIn(schema)].map(([name, field]) => {
    const maxLength = field instanceof z.ZodString ? field.maxLength : null;
    return [name, maxLength === null ? {} : { maxLength }] as const;
  });
  return Object.fromEntries(entries);
}

/** What a field is once its posted text was prepared for it. */
const outcomeOf = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodPipe && field.in instanceof z.ZodTransform
    ? outcomeOf(field.out)
    : field instanceof z.ZodOptional
      ? outcomeOf(field.def.innerType)
      : field;
