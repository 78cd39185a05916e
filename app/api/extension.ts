import { z } from "zod";

/** The mark in the published schemas. */
export const EXTENSION_MARK = "x-extension";

/**
 * A field beyond the specification's §3 and §7 (D14). It is optional by construction: the schema of a call without its
 * extensions is the specification's part.
 */
export const extension = <Field extends z.ZodType>(field: Field) =>
  field.optional().meta({ [EXTENSION_MARK]: true });

/** The same, read as this value where a server does not send it. */
export const extensionOr = <Field extends z.ZodType>(
  field: Field,
  absent: z.core.util.NoUndefined<z.output<Field>>,
) => field.default(absent).meta({ [EXTENSION_MARK]: true });

/** The revision of something that is saved (D13); 0 where nothing is stored, or the server counts none. */
export const revision = extensionOr(z.number(), 0);

type Shape = Readonly<Record<string, z.ZodType>>;

/** Several fields that are extensions. */
export const extensions = <Fields extends Shape>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, extension(field)])) as {
    [Name in keyof Fields]: z.ZodOptional<Fields[Name]>;
  };

/** Whether a field of a schema is an extension, in whatever it was wrapped since. */
export function isExtension(field: z.core.$ZodType): boolean {
  if (z.globalRegistry.get(field)?.[EXTENSION_MARK] === true) return true;
  const { innerType } = field._zod.def as { innerType?: z.core.$ZodType };
  return innerType !== undefined && isExtension(innerType);
}
