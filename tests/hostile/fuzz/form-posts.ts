import fc from "fast-check";
import { encodeForm, type Entry, NO_FILE } from "../../pages/encode";
import type { Posting } from "../../pages/form";
import { pdf } from "../../platform/files/samples";
import { badTexts } from "./bad-values";
import { multipartBodies } from "./multipart-bodies";
import type { Words } from "./shapes";

/** A post as it goes over the wire, without its sender. */
export interface FormPost {
  url: string;
  type: string;
  body: Buffer;
}

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
const TOKEN = "_csrf";

const FOREIGN_NAMES = [
  "__proto__",
  "constructor",
  "isAdmin",
  "intent",
  "_resume",
  "revision",
  "a[b]",
  "a.b[0]",
  "",
  "\0",
];

const files = fc
  .tuple(
    fc.constantFrom("a.pdf", "b.exe", "c.xlsx", "", "../d.pdf"),
    fc.constantFrom(pdf("Prova"), Buffer.from("x"), Buffer.alloc(0)),
  )
  .map(([fileName, content]) => ({ fileName, content }));

/** What is put in the place of a value: another text, or a file where a text is expected, and the other way round. */
const values = (name: string, words: Words): fc.Arbitrary<Entry[1]> =>
  fc.oneof(
    { weight: 4, arbitrary: words(name) },
    { weight: 3, arbitrary: badTexts },
    {
      weight: 2,
      arbitrary: fc.constantFrom("", "0", "1", "-1", "12", "1.234,5", "on", "yes", "no", "Prova"),
    },
    { weight: 1, arbitrary: fc.oneof(files, fc.constant(NO_FILE)) },
  );

const MANY = Array.from({ length: 10_000 }, (_, at): Entry => [`f${at}`, "1"]);

/** One change of the fields that a browser would send. */
function changed(entries: Entry[], words: Words): fc.Arbitrary<Entry[]> {
  const own = entries.filter(([name]) => name !== TOKEN).map(([name]) => name);
  const name = own.length > 0 ? fc.constantFrom(...own) : fc.constantFrom(...FOREIGN_NAMES);
  const withValue = (names: fc.Arbitrary<string>) =>
    names.chain((one) => fc.tuple(fc.constant(one), values(one, words)));
  const replaced = withValue(name).map(([one, value]) =>
    entries.map((entry): Entry => (entry[0] === one ? [one, value] : entry)),
  );
  return fc.oneof(
    { weight: 10, arbitrary: replaced },
    { weight: 2, arbitrary: name.map((one) => entries.filter((entry) => entry[0] !== one)) },
    { weight: 2, arbitrary: withValue(name).map((entry): Entry[] => [...entries, entry]) },
    {
      weight: 2,
      arbitrary: withValue(fc.constantFrom(...FOREIGN_NAMES)).map((entry): Entry[] => [...entries, entry]),
    },
    { weight: 1, arbitrary: fc.constant([...entries].reverse()) },
    { weight: 1, arbitrary: fc.constantFrom<Entry[]>([...entries, ...MANY], [...entries, ...entries], []) },
  );
}

const token = (entries: Entry[], right: string): fc.Arbitrary<Entry[]> => {
  const others = entries.filter(([name]) => name !== TOKEN);
  const sent = (value: Entry[1]): Entry[] => [[TOKEN, value], ...others];
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(sent(right)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        others,
        sent(""),
        sent("x".repeat(32)),
        [...sent(right), [TOKEN, "x"] as Entry],
        sent(NO_FILE),
      ),
    },
  );
};

const ODD_TYPES = [
  ...[
    `${URLENCODED}; charset=utf-16`,
    `${URLENCODED}; charset=iso-8859-1`,
    `${MULTIPART}; boundary=`,
    MULTIPART,
  ],
  ...[
    "application/json",
    "text/plain",
    "",
    "APPLICATION/X-WWW-FORM-URLENCODED",
    "multipart/form-data; boundary=x; boundary=y",
  ],
];

/** Bytes that no browser writes: half codes, half characters, many separators. */
const ODD_BYTES = [
  "%",
  "%zz",
  "&&&&=",
  "=",
  "a=%ff%fe",
  "a=%u0041",
  "+",
  "\0",
  "_csrf",
  "&".repeat(5_000),
  "a=1;b=2",
].map((text) => Buffer.from(text));

function encoded(url: string, entries: Entry[], encType: string): fc.Arbitrary<FormPost> {
  const { type, body } = encodeForm(entries, encType);
  const plain: FormPost = { url, type, body: Buffer.from(body) };
  const separator = Buffer.from(encType === MULTIPART ? "" : "&");
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(plain) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_TYPES).map((odd) => ({ ...plain, type: odd })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...ODD_BYTES)
        .map((odd) => ({ ...plain, body: Buffer.concat([plain.body, separator, odd]) })),
    },
    {
      weight: 1,
      arbitrary: fc.nat(plain.body.length).map((at) => ({ ...plain, body: plain.body.subarray(0, at) })),
    },
  );
}

/** Posts of a form whose fields are known: as a browser sends it, but for a few changes. */
export function postsOf(
  { url, entries, encType }: Posting,
  right: string,
  words: Words,
): fc.Arbitrary<FormPost> {
  const once = changed(entries, words);
  const fields = fc.oneof(
    { weight: 1, arbitrary: fc.constant(entries) },
    { weight: 5, arbitrary: once },
    { weight: 4, arbitrary: once.chain((fewer) => changed(fewer, words)) },
  );
  const types = fc.oneof(
    { weight: 8, arbitrary: fc.constant(encType) },
    { weight: 1, arbitrary: fc.constantFrom(URLENCODED, MULTIPART) },
  );
  const own = fc
    .tuple(fields, types)
    .chain(([given, type]) => token(given, right).chain((all) => encoded(url, all, type)));
  const names = entries.map(([name]) => name);
  const raw = multipartBodies([...names, "file"]).map((body): FormPost => ({ url, ...body }));
  return fc.oneof({ weight: 12, arbitrary: own }, { weight: 1, arbitrary: raw });
}
