import { readFile, writeFile } from "node:fs/promises";
import { ApiError } from "~/api/errors";
import { DONE, failureOf, placesIn, type Outcome } from "./handover";
import type { Work, WorkKind } from "./work-kind";

type AnyWork = Work<unknown, unknown>;

/** The work of a process, by the names of its kinds. */
export type Works = ReadonlyMap<string, AnyWork>;

/** Ties a kind of work to what does it. */
export const doing = <Input, Output>(
  { name }: WorkKind<Input, Output>,
  work: Work<Input, Output>,
): [string, AnyWork] => [name, work as AnyWork];

/** The life of a process in the quarantine: it does what it is told, one after the other, until its server is gone. */
export function serveWork(works: Works): void {
  const places = placesIn(process.argv[2] ?? "");
  process.on("disconnect", () => process.exit(0));
  process.on("message", (name) => {
    void outcomeOf(works.get(String(name)), places)
      .then((outcome) => writeFile(places.outcome, JSON.stringify(outcome)))
      .then(() => process.send?.(DONE), sayOrEnd);
  });
  process.send?.("ready");
}

/** An outcome that cannot be written is said, where the disk is why. */
function sayOrEnd(error: unknown): void {
  const { diskCode } = failureOf(error);
  if (diskCode === undefined) process.exit(1);
  process.send?.(diskCode);
}

async function outcomeOf(
  work: AnyWork | undefined,
  { input, file, made }: ReturnType<typeof placesIn>,
): Promise<Outcome> {
  try {
    if (!work) throw new Error("There is no such kind of work");
    const given = JSON.parse(await readFile(input, "utf8")) as unknown;
    return { value: (await work({ input: given, file, made })) ?? null };
  } catch (error) {
    if (error instanceof ApiError && error.code !== null)
      return { refusal: { status: error.status, code: error.code, errors: error.errors } };
    return failureOf(error);
  }
}
