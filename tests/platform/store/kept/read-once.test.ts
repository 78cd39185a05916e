import fc from "fast-check";
import { expect, test } from "vitest";
import { readOnce } from "~/platform/store/kept/read-once";

const text = fc.string({ maxLength: 2, unit: fc.constantFrom("a", "b", "à") });

test("a text is read again exactly when it differs from the last one of the same name", () => {
  fc.assert(
    fc.property(fc.uuid(), text, fc.array(text, { maxLength: 6 }), (name, first, others) => {
      let last = first;
      let reading = readOnce(name, first, (said) => ({ said }));
      for (const given of others) {
        const next = readOnce(name, given, (said) => ({ said }));
        expect(next.said).toBe(given);
        expect(next === reading).toBe(given === last);
        [last, reading] = [given, next];
      }
    }),
  );
});

test("one name never gives the reading of another", () => {
  const [one, other] = ["one", "other"].map((name) => readOnce(name, "a", () => ({ name })));
  expect([one, other]).toEqual([{ name: "one" }, { name: "other" }]);
});

test("what was read cannot be changed, at any depth", () => {
  const read = readOnce("frozen", "a", () => ({ list: [{ value: 1 }] }));
  const [first] = read.list;
  expect(() => read.list.push({ value: 2 })).toThrow(TypeError);
  expect(() => Object.assign(first ?? {}, { value: 2 })).toThrow(TypeError);
});

test("the reading that was not asked for longest is dropped after 128 others", () => {
  const read = (name: string) => readOnce(name, "a", () => ({ name }));
  const [oldest, used] = [read("oldest"), read("used")];
  for (let count = 0; count < 127; count += 1) {
    read(`other ${count}`);
    expect(read("used")).toBe(used);
  }
  expect(read("oldest")).not.toBe(oldest);
});
