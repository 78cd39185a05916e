import { inflateSync } from "node:zlib";
import { readPdf, type Value } from "./read-pdf";

/** A piece of a page: what it shows, and where in the structure it belongs. */
export interface Piece {
  page: number;
  /** Its number in the structure; null = an artifact; undefined = marked as neither. */
  mark: number | null | undefined;
  text: string;
  /** Whether it paints anything. */
  isPainted: boolean;
}

type Dictionary = Record<string, Value>;

const PAINTS = new Set(["S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "sh", "Do", "Tj", "TJ"]);
const OPERAND =
  /\[(?:\\.|\((?:\\.|[^\\)])*\)|<[^>]*>|[^\]])*\]|<<(?:[^<>]|<[^>]*>)*>>|<[0-9a-fA-F\s]*>|\((?:\\.|[^\\)])*\)|[^\s[\]<>()]+/g;

/** Everything that the pages of a file show, in the order in which they show it. */
export function piecesOf(pdf: Buffer): Piece[] {
  const { dictionary, catalog, at } = readPdf(pdf);
  const streams = streamsOf(pdf);
  const pages = (at(dictionary(catalog.Pages).Kids) as Value[]).map(dictionary);
  const lettersOf = new Map<number, Map<number, string>>();
  const fontsOf = (page: Dictionary) => {
    const fonts = dictionary(dictionary(page.Resources).Font ?? null);
    return new Map(
      Object.entries(fonts ?? {}).map(([name, value]) => {
        const { ref } = (dictionary(value).ToUnicode ?? { ref: -1 }) as { ref: number };
        const letters = lettersOf.get(ref) ?? toUnicode(streams.get(ref)?.toString("latin1") ?? "");
        lettersOf.set(ref, letters);
        return [`/${name}`, letters] as const;
      }),
    );
  };
  return pages.flatMap((page, index) => {
    const { ref } = page.Contents as { ref: number };
    return readPage(streams.get(ref)?.toString("latin1") ?? "", fontsOf(page)).map((piece) => ({
      ...piece,
      page: index + 1,
    }));
  });
}

function readPage(content: string, fonts: Map<string, Map<number, string>>): Omit<Piece, "page">[] {
  const pieces: Omit<Piece, "page">[] = [];
  const marks: (number | null)[] = [];
  let letters = new Map<number, string>();
  let operands: string[] = [];
  for (const [token] of content.matchAll(OPERAND)) {
    if (!/^[A-Za-z'"*]+$/.test(token)) {
      operands.push(token);
      continue;
    }
    if (token === "BDC" || token === "BMC") {
      const [, mark] = /\/MCID (\d+)/.exec(operands.join(" ")) ?? [];
      marks.push(mark === undefined ? null : Number(mark));
    }
    if (token === "EMC") marks.pop();
    if (token === "Tf") letters = fonts.get(operands[0] ?? "") ?? new Map();
    if (PAINTS.has(token))
      pieces.push({
        mark: marks.at(-1),
        text: token === "TJ" || token === "Tj" ? shownText(operands.join(" "), letters) : "",
        isPainted: true,
      });
    operands = [];
  }
  return pieces;
}

/** A gap that is wider than a fifth of a letter is a space for the eye; the file has real spaces. */
const shownText = (operands: string, letters: Map<number, string>): string =>
  [...operands.matchAll(/<([0-9a-fA-F]*)>/g)]
    .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
    .map((code) => letters.get(Number.parseInt(code, 16)) ?? "\uFFFD")
    .join("");

/** The letters of a font by their codes (ISO 32000, 9.10.3). */
function toUnicode(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  const words = (hex: string) =>
    (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");
  for (const [, range = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = "", , list = ""] of range.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*\[([^\]]*)\]/gi))
      [...list.matchAll(/<([0-9a-f\s]+)>/gi)].forEach(([, hex = ""], offset) =>
        letters.set(Number.parseInt(from, 16) + offset, words(hex.replace(/\s/g, ""))),
      );
  return letters;
}

/** The streams of a file, unpacked, by the numbers of their objects. */
function streamsOf(pdf: Buffer): Map<number, Buffer> {
  const text = pdf.toString("latin1");
  const streams = new Map<number, Buffer>();
  for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n((?:(?!endobj)[\s\S])*?)\nstream\n/g)) {
    const [whole, number, head = ""] = found;
    const [, length] = /\/Length (\d+)/.exec(head) ?? [];
    const from = found.index + whole.length;
    const bytes = pdf.subarray(from, from + Number(length));
    streams.set(Number(number), head.includes("/FlateDecode") ? inflateSync(bytes) : bytes);
  }
  return streams;
}

/** The words that a person reads, page by page, without feet and watermarks. */
export const textOf = (pdf: Buffer): string =>
  piecesOf(pdf)
    .filter(({ mark }) => typeof mark === "number")
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ");
