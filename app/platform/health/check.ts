/** What one look at the installation found. */
export interface Finding {
  state: "good" | "warning" | "broken";
  /** What was seen and, unless it is good, what to do; one or two Italian sentences for the operator. */
  words: string;
}

/** A look at one part of the installation. */
export interface Check {
  name: string;
  look(): Promise<Finding> | Finding;
}

export interface Looked extends Finding {
  name: string;
}

export const good = (words: string): Finding => ({ state: "good", words });
export const warning = (words: string): Finding => ({ state: "warning", words });
export const broken = (words: string): Finding => ({ state: "broken", words });

/** Looks one after the other; a check that fails by itself is broken too, in the words of its error. */
export async function lookAt(checks: readonly Check[]): Promise<Looked[]> {
  const looked: Looked[] = [];
  for (const { name, look } of checks) {
    const finding = await Promise.resolve()
      .then(look)
      .catch((error: unknown) => broken(error instanceof Error ? error.message : String(error)));
    looked.push({ name, ...finding });
  }
  return looked;
}
