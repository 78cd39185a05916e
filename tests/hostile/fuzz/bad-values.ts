import fc from "fast-check";

/** Texts that have broken programs: of databases, of scripts, of paths, of encodings, of numbers. */
export const BAD_TEXTS = [
  ..."|\0|\u0000a|\ud800|a\udfff|\ufeff|\u202e|\r\n|' OR 1=1 --|%00|%|%E0%A4%A|../../etc/passwd|\\".split(
    "|",
  ),
  ..."__proto__|constructor|toString|hasOwnProperty|null|undefined|[object Object]|NaN|Infinity".split("|"),
  ..."-1|0|-0|1e308|1e999|9007199254740993|0x10|1.5|01|+1| 1 |１２|1,5|1.234,56|99999999999999999999".split(
    "|",
  ),
  ..."<script>alert(1)</script>|${7*7}|{{7*7}}|=1+1|draft|public|2024-02-30|31/12/0000|😀|è".split("|"),
  ...["x".repeat(65), "x".repeat(300), "9".repeat(400), "è".repeat(5_001), "a".repeat(70_000)],
];

/** The same, and short texts of any characters. */
export const badTexts = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...BAD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
);

const deep = (depth: number, leaf: unknown): unknown =>
  Array.from({ length: depth }).reduce((inside: unknown, _, at) => (at % 2 ? [inside] : { a: inside }), leaf);

/** Values of a type that no schema of the contract expects there, or beyond its bounds. */
export const badValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: badTexts },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -1, 1.5, 1e300, -1e300, 2 ** 53, 5e-324, -0],
      ...[[], {}, [[]], [null], { __proto__: null, a: 1 }, Array.from({ length: 600 }, () => "x")],
      ...[deep(60, 1), deep(400, "a"), { toString: 1, valueOf: null }, { length: 1e9 }],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
