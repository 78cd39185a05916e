/** A reader of what our documents are made of: plain objects, and the tree of their structure. Text streams are not read. */
export type Value = string | number | null | Ref | Value[] | { [name: string]: Value };
export interface Ref {
  ref: number;
}

type Dictionary = Record<string, Value>;

const TOKEN =
  /<<|>>|\[|\]|\/[^\s/<>[\]()]*|\((?:\\[\s\S]|[^\\()])*\)|<[0-9a-fA-F]*>|\d+ \d+ R|[-+.\d]+|true|false|null/g;

/** The objects of a file by their numbers; of a stream its dictionary. */
function objectsOf(pdf: Buffer): Map<number, Value> {
  const text = pdf.toString("latin1");
  return new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number, body = ""]) => {
      const [plain = ""] = body.split("\nstream\n");
      return [Number(number), valueOf([...plain.matchAll(TOKEN)].map(([token]) => token))];
    }),
  );
}

function valueOf(tokens: string[]): Value {
  const token = tokens.shift() ?? "null";
  if (token === "<<") {
    const found: Dictionary = {};
    while (tokens[0] !== undefined && tokens[0] !== ">>") {
      const name = (tokens.shift() ?? "").slice(1);
      found[name] = valueOf(tokens);
    }
    tokens.shift();
    return found;
  }
  if (token === "[") {
    const found: Value[] = [];
    while (tokens[0] !== undefined && tokens[0] !== "]") found.push(valueOf(tokens));
    tokens.shift();
    return found;
  }
  const [, ref] = /^(\d+) \d+ R$/.exec(token) ?? [];
  if (ref !== undefined) return { ref: Number(ref) };
  if (token.startsWith("(")) return wordsOf(token.slice(1, -1));
  return /^[-+.\d]+$/.test(token) ? Number(token) : token === "null" ? null : token;
}

/** Two bytes a letter behind the mark FE FF; plain otherwise. */
function wordsOf(token: string): string {
  const bytes = Buffer.from(
    token.replace(/\\([nrtbf()\\])/g, (_, sign: string) => ESCAPED[sign] ?? sign),
    "latin1",
  );
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString("latin1");
  return Buffer.from(bytes.subarray(2)).swap16().toString("utf16le");
}

const ESCAPED: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

export interface Node {
  tag: string;
  alt: string | null;
  scope: string | null;
  /** Pieces of marked content that it holds itself. */
  pieces: number;
  /** Their numbers, each behind the object of its page: "12:3". */
  marks: string[];
  /** Whether it refers to an annotation. */
  hasObject: boolean;
  children: Node[];
}

const isRef = (value: Value | undefined): value is Ref =>
  typeof value === "object" && value !== null && "ref" in value;

/** The catalogue of the file and the tree of its structure. */
export function readPdf(pdf: Buffer) {
  const objects = objectsOf(pdf);
  const at = (value: Value | undefined): Value =>
    isRef(value) ? (objects.get(value.ref) ?? null) : (value ?? null);
  const dictionary = (value: Value | undefined) => at(value) as Dictionary;
  const trailer = valueOf(
    [...(pdf.toString("latin1").split("\ntrailer\n")[1] ?? "").matchAll(TOKEN)].map(([token]) => token),
  ) as Dictionary;
  const catalog = dictionary(trailer.Root);
  const nodeOf = (value: Value): Node => {
    const element = dictionary(value);
    const kids = [at(element.K)].flat() as Value[];
    const attributes = (at(element.A) ?? {}) as Dictionary;
    const elements = kids.filter((kid) => "S" in Object(at(kid)));
    return {
      tag: String(element.S).slice(1),
      alt: typeof element.Alt === "string" ? element.Alt : null,
      scope: typeof attributes.Scope === "string" ? attributes.Scope.slice(1) : null,
      pieces: kids.filter((kid) => typeof kid === "number" || "MCID" in Object(at(kid))).length,
      marks: kids.flatMap((kid) => {
        const own =
          typeof kid === "number" ? { MCID: kid } : (Object(at(kid)) as { Pg?: Ref; MCID?: number });
        const page = "Pg" in own ? own.Pg : (element.Pg as Ref | undefined);
        return own.MCID === undefined ? [] : [`${page?.ref}:${own.MCID}`];
      }),
      hasObject: kids.some((kid) => "Obj" in Object(at(kid))),
      children: elements.map(nodeOf),
    };
  };
  const roots = ([at(dictionary(catalog.StructTreeRoot).K)].flat() as Value[]).map(nodeOf);
  return { catalog, objects, at, dictionary, roots };
}

/** A node and all below it, in reading order. */
export const allOf = (node: Node): Node[] => [node, ...node.children.flatMap(allOf)];
