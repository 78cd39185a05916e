/** Content never changes while the process runs, so what follows from one of its objects is computed once. */
export function rememberedBy<Source extends object, Value>(
  derive: (source: Source) => Value,
): (source: Source) => Value {
  const remembered = new WeakMap<Source, { value: Value }>();
  return (source) => {
    const known = remembered.get(source);
    if (known) return known.value;
    const value = derive(source);
    remembered.set(source, { value });
    return value;
  };
}
