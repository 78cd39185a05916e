import { z } from "zod";
import { isExtension } from "./extension";

interface SpecPart {
  /** The value without its extensions, and without fields that the contract does not have. */
  value: unknown;
  /** The extensions that it had, by their paths ("survey.draft.revision"). */
  extensions: string[];
}

/** What of a value the specification has: the same for queries, bodies and answers. */
export function specPartOf(schema: z.core.$ZodType, value: unknown): SpecPart {
  const extensions: string[] = [];
  return { value: cut(schema, value, "", extensions), extensions };
}

interface Def {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  element?: z.core.$ZodType;
  items?: readonly z.core.$ZodType[];
  options?: readonly z.core.$ZodType[];
  valueType?: z.core.$ZodType;
  shape?: Readonly<Record<string, z.core.$ZodType>>;
}

function cut(schema: z.core.$ZodType, value: unknown, path: string, found: string[]): unknown {
  const def = schema._zod.def as Def;
  if (value === null || value === undefined) return value;
  if (def.innerType) return cut(def.innerType, value, path, found);
  if (def.in) return cut(def.in, value, path, found);
  if (def.options) return cut(fitting(def.options, value), value, path, found);
  if (def.element && Array.isArray(value)) {
    const { element } = def;
    return value.map((item) => cut(element, item, path, found));
  }
  if (def.items && Array.isArray(value)) {
    const { items } = def;
    return value.map((item, at) => (items[at] ? cut(items[at], item, path, found) : item));
  }
  if (typeof value !== "object") return value;
  if (def.shape) return cutFields(def.shape, value, path, found);
  const { valueType } = def;
  if (!valueType) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cut(valueType, inner, below(path, name), found)]),
  );
}

function cutFields(shape: NonNullable<Def["shape"]>, value: object, path: string, found: string[]): object {
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const field = shape[name];
    if (field === undefined) return [];
    const at = below(path, name);
    if (!isExtension(field)) return [[name, cut(field, inner, at, found)] as const];
    if (inner !== undefined && !found.includes(at)) found.push(at);
    return [];
  });
  return Object.fromEntries(kept);
}

const below = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);

/** The branch that takes the value; of none that does, the first. */
function fitting(options: NonNullable<Def["options"]>, value: unknown): z.core.$ZodType {
  const [first] = options;
  return options.find((option) => z.safeParse(option, value).success) ?? (first as z.core.$ZodType);
}
