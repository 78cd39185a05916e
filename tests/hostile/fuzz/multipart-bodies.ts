import fc from "fast-check";
import { pdf, SAMPLES } from "../../platform/files/samples";
import { badTexts } from "./bad-values";

export interface MultipartBody {
  type: string;
  body: Buffer;
}

interface Part {
  head: string;
  content: Buffer;
}

const CONTENTS: Buffer[] = [
  pdf("Prova"),
  ...Object.values(SAMPLES).slice(0, 3),
  Buffer.from("MZ\0\0"),
  Buffer.from("<svg onload='alert(1)'/>"),
  Buffer.from("PK\x03\x04"),
  Buffer.alloc(0),
  Buffer.alloc(70_000, "x"),
  Buffer.from([0xff, 0xfe, 0x0d, 0x0a, 0x2d, 0x2d]),
];

const FILE_NAMES = [
  ..."a.pdf|b.PDF|c.xlsx|d.docx|e.png|f.exe|../../g.pdf|C:\\h.pdf|i|.pdf|j.pdf.exe| |%22.pdf|è😀.pdf".split(
    "|",
  ),
  ...["", `${"k".repeat(300)}.pdf`, "l\u0000.pdf", "\u202efdp.exe"],
];

const TYPES = [
  "application/pdf",
  "text/html",
  "image/png",
  "x",
  "text/plain; charset=utf-16",
  "multipart/mixed; boundary=b",
];

/** Headers that a part may have beside, or instead of, those that browsers send. */
const ODD_HEADS = [
  "Content-Disposition: form-data",
  'Content-Disposition: attachment; name="file"',
  "Content-Disposition: form-data; name=",
  "Content-Disposition: form-data; name*=utf-8''file; filename*=utf-8''a%00.pdf",
  'Content-Disposition: form-data; name="file"; name="other"',
  'Content-Disposition: form-data; name="file"\r\nContent-Transfer-Encoding: base64',
  'Content-Disposition: form-data; name="file"\r\nContent-Type: text/plain; charset=x-none',
  "senza due punti",
  `X: ${"y".repeat(20_000)}`,
  "",
];

const heads = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(`Content-Disposition: form-data; name="${name}"`) },
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.constantFrom(...FILE_NAMES), fc.constantFrom(...TYPES))
        .map(
          ([file, type]) =>
            `Content-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: ${type}`,
        ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_HEADS) },
  );

const contents = (more: readonly Buffer[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...CONTENTS) },
    ...(more.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...more) }] : []),
    { weight: 1, arbitrary: badTexts.map((text) => Buffer.from(text)) },
  );

const parts = (names: readonly string[], more: readonly Buffer[]): fc.Arbitrary<Part> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: fc.constantFrom("", "__proto__", "x") },
    )
    .chain((name) => fc.record({ head: heads(name), content: contents(more) }));

const BOUNDARY = "carta-esg-fuzz";

const encoded = (given: Part[]): Buffer =>
  Buffer.concat([
    ...given.flatMap(({ head, content }) => [
      Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
      content,
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

const BAD_TYPES = [
  ...["multipart/form-data", "multipart/form-data; boundary=", `multipart/form-data; boundary="${BOUNDARY}`],
  ...[
    "multipart/form-data; boundary=other",
    `multipart/mixed; boundary=${BOUNDARY}`,
    "text/plain",
    "application/json",
  ],
  `multipart/form-data; boundary=${"b".repeat(5_000)}`,
];

const GOOD_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Bytes that mean something to a reader of these bodies. */
const MEANINGFUL = [
  "\r\n",
  "\n",
  "--",
  `--${BOUNDARY}`,
  `\r\n--${BOUNDARY}--`,
  "\r\n\r\n",
  '"',
  ";",
  "\0",
  ":",
].map((text) => Buffer.from(text));

/** A share of a length. Drawn as a whole number: nearly all doubles lie close to 0. */
const SHARE = fc.nat(1_000_000).map((millionths) => millionths / 1_000_000);

const edits = fc.array(
  fc.record({
    at: SHARE,
    length: fc.integer({ min: 0, max: 20 }),
    fresh: fc.oneof(
      fc.constantFrom(...MEANINGFUL),
      fc.uint8Array({ maxLength: 6 }).map((bytes) => Buffer.from(bytes)),
    ),
  }),
  { maxLength: 3 },
);

const edited = (body: Buffer, changes: { at: number; length: number; fresh: Buffer }[]): Buffer =>
  changes.reduce((now, { at, length, fresh }) => {
    const place = Math.floor(at * now.length);
    return Buffer.concat([now.subarray(0, place), fresh, now.subarray(place + length)]);
  }, body);

/** Bodies with parts of these names, and often of these contents: whole ones, cut ones, and ones with changed bytes. */
export const multipartBodies = (
  names: readonly string[],
  more: readonly Buffer[] = [],
): fc.Arbitrary<MultipartBody> => {
  const whole = fc.array(parts(names, more), { maxLength: 3 }).map(encoded);
  const types = fc.oneof(
    { weight: 12, arbitrary: fc.constant(GOOD_TYPE) },
    { weight: 1, arbitrary: fc.constantFrom(...BAD_TYPES) },
  );
  const bodies = fc.oneof(
    { weight: 4, arbitrary: whole },
    {
      weight: 1,
      arbitrary: fc.tuple(whole, SHARE).map(([body, at]) => body.subarray(0, at * body.length)),
    },
    { weight: 3, arbitrary: fc.tuple(whole, edits).map(([body, changes]) => edited(body, changes)) },
  );
  return fc.record({ type: types, body: bodies });
};
