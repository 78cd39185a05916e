import fc from "fast-check";
import { expect, test } from "vitest";
import { readOnce } from "~/platform/store/kept/read-once";

const row = fc.record({
  id: fc.constantFrom("a", "b"),
  value: fc.option(fc.integer({ min: 0, max: 2 })),
  at: fc.constantFrom("x", "y"),
});

test("rows are read again exactly when one of them differs from the last reading of the same name", () => {
  const list = fc.array(row, { maxLength: 3 });
  fc.assert(
    fc.property(fc.uuid(), list, fc.array(list, { maxLength: 6 }), (name, first, others) => {
      let last = first;
      let reading = readOnce(name, first, () => ({ said: JSON.stringify(first) }));
      for (const rows of others) {
        const next = readOnce(name, structuredClone(rows), () => ({ said: JSON.stringify(rows) }));
        expect(next.said).toBe(JSON.stringify(rows));
        expect(next === reading).toBe(JSON.stringify(rows) === JSON.stringify(last));
        [last, reading] = [rows, next];
      }
    }),
  );
});

test("one name never gives the reading of another", () => {
  const rows = [{ id: "a" }];
  const [one, other] = ["one", "other"].map((name) => readOnce(name, rows, () => ({ name })));
  expect([one, other]).toEqual([{ name: "one" }, { name: "other" }]);
});

test("what was read cannot be changed, at any depth", () => {
  const read = readOnce("frozen", [{ id: "a" }], () => ({ list: [{ value: 1 }] }));
  const [first] = read.list;
  expect(() => read.list.push({ value: 2 })).toThrow(TypeError);
  expect(() => Object.assign(first ?? {}, { value: 2 })).toThrow(TypeError);
});

test("the reading that was not asked for longest is dropped after 64 others", () => {
  const rows = [{ id: "a" }];
  const read = (name: string) => readOnce(name, rows, () => ({ name }));
  const [oldest, used] = [read("oldest"), read("used")];
  for (let count = 0; count < 63; count += 1) {
    read(`other ${count}`);
    expect(read("used")).toBe(used);
  }
  expect(read("oldest")).not.toBe(oldest);
});
