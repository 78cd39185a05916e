import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairQueue } from "~/platform/quarantine/fair-queue";

const queueOf = (...items: string[]) => {
  const queue = new FairQueue<string>({ ofOne: 20, inAll: 50 });
  for (const item of items) queue.add(item.charAt(0), item);
  return queue;
};

/** Takes everything out as one process would. */
function inTurn(queue: FairQueue<string>): string[] {
  const order: string[] = [];
  for (let next = queue.next(); next; next = queue.next()) {
    order.push(next.item);
    queue.done(next.owner);
  }
  return order;
}

const items = fc.uniqueArray(
  fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.nat(9)).map(([owner, number]) => `${owner}${number}`),
  { maxLength: 20 },
);

describe("a queue that is fair between companies", () => {
  test("takes their work in turn, however much one of them hands in", () => {
    expect(inTurn(queueOf("a1", "a2", "a3", "b1", "c1", "c2"))).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  });

  test("begins no second piece of a company that is at work", () => {
    const queue = queueOf("a1", "a2");
    expect(queue.next()?.item).toBe("a1");
    expect(queue.next()).toBeNull();
    queue.done("a");
    expect(queue.next()?.item).toBe("a2");
  });

  test("is full for a company, and in all", () => {
    const queue = new FairQueue<number>({ ofOne: 2, inAll: 3 });
    expect([1, 2, 3].map((item) => queue.add("a", item))).toEqual([true, true, false]);
    expect([4, 5].map((item) => queue.add("b", item))).toEqual([true, false]);
  });

  test("knows the place of each piece: as many begin before it", () => {
    fc.assert(
      fc.property(items, (given) => {
        const queue = queueOf(...given);
        const places = given.map((item) => queue.ahead(item.charAt(0), item));
        const order = inTurn(queue);
        expect(places).toEqual(given.map((item) => order.indexOf(item)));
      }),
    );
  });

  test("loses none and does none twice, though some are taken out", () => {
    fc.assert(
      fc.property(items, fc.array(fc.nat(19)), (given, out) => {
        const queue = queueOf(...given);
        const removed = new Set(out.flatMap((at) => given[at] ?? []));
        for (const item of removed) queue.remove(item.charAt(0), item);
        expect(inTurn(queue).sort()).toEqual(given.filter((item) => !removed.has(item)).sort());
      }),
    );
  });
});
