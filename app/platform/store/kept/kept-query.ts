import type { Compilable, CompiledQuery } from "kysely";
import type { Db, Trx } from "../../scope";
import { engineOf } from "../engines/engine-of";

type Value = string | number | null | undefined | readonly string[];

/** Stands in a statement where a value will be. No program can compute with it. */
class Place {
  constructor(
    readonly name: string,
    readonly index: number | null,
  ) {}

  [Symbol.toPrimitive](): never {
    throw new TypeError(`“${this.name}” may only be put into the statement`);
  }
}

/** As many forms of one statement as are kept: they differ in the length of a list, or in a value that may be absent. */
const MOST_FORMS = 50;

/**
 * A statement that is built and compiled at its first use, and only filled in from then on: Kysely would build and
 * compile it again each time. `build` sees which values are null or undefined and how long a list is; every other value
 * it may only put into the statement.
 */
export function keptQuery<Values extends { [name in keyof Values]: Value }, Row>(
  build: (handle: Db | Trx, values: Values) => Compilable<Row>,
): (handle: Db | Trx, values: Values) => Promise<Row[]> {
  const kept = new Map<string, CompiledQuery<Row>>();
  return async (handle, values) => {
    // A plugin may change what a statement says.
    if (handle.getExecutor().plugins.length > 0)
      return (await handle.executeQuery(build(handle, values).compile())).rows;
    const form = [engineOf(handle), ...Object.entries<Value>(values).map(formOf)].join(" ");
    let compiled = kept.get(form);
    if (!compiled) {
      compiled = build(handle, placesOf(values)).compile();
      if (kept.size >= MOST_FORMS) kept.clear();
      kept.set(form, compiled);
    }
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? valueAt(values, parameter) : parameter,
    );
    return (await handle.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

function formOf([name, value]: [string, Value]): string {
  if (value === null || value === undefined) return `${name}:${String(value)}`;
  return Array.isArray(value) ? `${name}:${value.length}` : name;
}

const placesOf = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries<Value>(values as Record<string, Value>).map(placeOf)) as Values;

function placeOf([name, value]: [string, Value]): [string, unknown] {
  if (value === null || value === undefined) return [name, value];
  const isList = Array.isArray(value);
  return [name, isList ? value.map((_, index) => new Place(name, index)) : new Place(name, null)];
}

function valueAt(values: object, { name, index }: Place): unknown {
  const value = (values as Record<string, Value>)[name];
  return index === null ? value : (value as readonly string[])[index];
}
