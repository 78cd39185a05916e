import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract, type CallId } from "~/api/contract";
import { ERROR_CODES } from "~/api/error-codes";
import type { Row } from "~/api/row";
import { useCases } from "~/platform/use-cases";
import errors from "~/texts/it/errors.json";
import { fuzz } from "../../fuzz-runs";
import { makeCallWorld, senders, type CallWorld } from "./call-world";

/** After these little can be written: the year is over, or the person is gone. */
const LAST: CallId[] = ["user.openYear", "user.deleteAccount"];

/** Every call. */
const CALLS = (Object.keys(contract) as CallId[]).sort(
  (one, other) => LAST.indexOf(one) - LAST.indexOf(other),
);

/** How many requests each call gets: more where there is more to choose. */
const requestsOf = ({ body, multipart, method }: Row): number =>
  multipart !== undefined ? 60 : body ? 120 : method === "GET" ? 40 : 50;

let calls: CallWorld;
beforeAll(async () => void (calls = await makeCallWorld()));
afterAll(() => calls.close());

const texts: Record<string, string> = errors;

/** Says what is wrong with an answer; null if nothing is. */
async function faultOf(response: Response, row: Row, isServed: boolean): Promise<string | null> {
  const { status } = response;
  if (status < 400) {
    if (row.file) return null;
    const answer = row.response?.safeParse(await response.json());
    return answer?.success === false ? `an answer against the contract: ${answer.error.message}` : null;
  }
  if (status >= 500) return isServed || status !== 501 ? `the status ${status}` : null;
  const told = (await response.json()) as {
    status: number;
    code: string;
    errors: { path: string; code: string }[];
  };
  if (told.status !== status || !ERROR_CODES.includes(told.code as never))
    return `no refusal of the catalogue: ${JSON.stringify(told)}`;
  const unworded = told.errors.find(({ code }) => !(texts[code] ?? texts[`${code}_other`]));
  return unworded ? `an issue without words: ${JSON.stringify(unworded)}` : null;
}

describe("a generated request to", () => {
  const admitted = new Set<CallId>();
  const accepted = new Set<CallId>();
  const written = new Set<CallId>();

  test.each(CALLS)("%s is answered, and one that is refused writes nothing", async (id) => {
    const row: Row = contract[id];
    const made = new Map<string | null, ReturnType<CallWorld["requestsFrom"]>>();
    const requestsFrom = (sender: string | null) => {
      const known = made.get(sender) ?? calls.requestsFrom(id, sender);
      made.set(sender, known);
      return known;
    };
    const asked = senders(row.right).chain((sender) =>
      fc.record({ sender: fc.constant(sender), request: requestsFrom(sender) }),
    );
    const property = fc.asyncProperty(asked, async ({ sender, request }) => {
      const token = await calls.tokenOf(id, sender);
      const before = calls.stored();
      const response = await calls.send(request, token);
      if (![401, 403].includes(response.status)) admitted.add(id);
      if (response.ok) accepted.add(id);
      if (calls.stored() !== before) written.add(id);
      expect(await faultOf(response, row, id in useCases)).toBeNull();
      if (response.status >= 400) expect(calls.stored()).toBe(before);
    });
    await fc.assert(property, fuzz(id, requestsOf(row)));
  });

  test("every call of the contract was among them, from a person who may make it", () => {
    expect([...admitted].sort()).toEqual([...CALLS].sort());
  });

  test("often passes: most calls that are served have accepted one, and many have written", () => {
    const served = CALLS.filter((id) => id in useCases);
    expect(accepted.size).toBeGreaterThan(served.length * 0.6);
    expect(written.size).toBeGreaterThan(10);
  });
});
