import fc from "fast-check";
import { badValues } from "./bad-values";

/** Places in a value, as the keys that lead there. */
function placesIn(value: unknown, depth = 0): (string | number)[][] {
  if (typeof value !== "object" || value === null || depth > 5) return [[]];
  const inside = Object.entries(value).flatMap(([key, one]) =>
    placesIn(one, depth + 1).map((place) => [key, ...place]),
  );
  return [[], ...inside.slice(0, 200)];
}

type Change = (holder: Record<string, unknown>, key: string) => void;

function changed(value: unknown, place: (string | number)[], change: Change): unknown {
  const root = { value: structuredClone(value) } as Record<string, unknown>;
  const way = ["value", ...place].map(String);
  const key = way.pop() ?? "value";
  const holder = way.reduce((now, one) => now[one] as Record<string, unknown>, root);
  change(holder, key);
  return root["value"];
}

const EXTRA_KEYS = ["__proto__", "constructor", "prototype", "x", "id", "isAdmin", "companyId", "", "\u0000"];

/** One change of a value's structure: something else in a place, a field too few or too many. */
export const spoilt = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...placesIn(value)), badValues, fc.nat(9), fc.constantFrom(...EXTRA_KEYS))
    .map(([place, bad, how, extra]) =>
      changed(value, place, (holder, key) => {
        const inside = holder[key];
        if (how < 2) delete holder[key];
        else if (how < 5 && typeof inside === "object" && inside !== null)
          Object.defineProperty(inside, extra, { value: bad, enumerable: true, configurable: true });
        else holder[key] = bad;
      }),
    );

/** Changes of the text that a value is sent as. */
const TEXT_CHANGES: ((text: string, at: number) => string | Buffer)[] = [
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(0, at) + "\u0000" + text.slice(at),
  (text, at) => text.slice(0, at) + "}" + text.slice(at),
  (text, at) =>
    Buffer.concat([
      Buffer.from(text.slice(0, at)),
      Buffer.from([0xff, 0xc0, 0x80]),
      Buffer.from(text.slice(at)),
    ]),
  (text) => `\ufeff${text}`,
  (text) => `${text}${text}`,
  (text) => `[${text}]`,
  (text) => Buffer.from(text, "utf16le"),
  (text) => text.replace(/"(\w+)":/, '"$1":null,"$1":'),
  (text) => text.replace(/^\{/, '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace(/:("[^"]*"|\d+)/, ":1e999"),
  (text) => text.replace(/:("[^"]*"|\d+)/, ":NaN"),
  (text) => text.replace(/:("[^"]*"|\d+)/, ":-0.0e+0"),
  (text) => text.replace(/"([^"]+)"/, '"\\ud800$1"'),
  () => "[".repeat(50_000),
  () => `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
  () => "",
  () => "null",
];

const spoiltText = (text: string): fc.Arbitrary<string | Buffer> =>
  fc.tuple(fc.constantFrom(...TEXT_CHANGES), fc.nat(text.length)).map(([change, at]) => change(text, at));

/** JSON.stringify leaves out what `undefined` stands for; a body that is nothing is empty. */
const written = (value: unknown): string => JSON.stringify(value) ?? "";

/** What is sent for a value: as it is, changed in its structure once or twice, or in its text. */
export const sentJson = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string | Buffer> =>
  fc.oneof(
    { weight: 7, arbitrary: values.map(written) },
    { weight: 4, arbitrary: values.chain(spoilt).map(written) },
    { weight: 1, arbitrary: values.chain(spoilt).chain(spoilt).map(written) },
    { weight: 2, arbitrary: values.map(written).chain(spoiltText) },
    { weight: 1, arbitrary: badValues.map(written) },
  );
