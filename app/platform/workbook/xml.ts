import { SaxesParser } from "saxes";
import { ApiError } from "~/api/errors";
import { limit } from "./refusal";

/** A tag or a text of an XML document; prefixes of tag names are left out. */
type XmlToken =
  | { kind: "open"; name: string; attributes: Readonly<Record<string, string>>; isEmpty: boolean }
  | { kind: "close"; name: string }
  | { kind: "text"; text: string };

/** The document is cut off or no XML, has a document type, or has a structure that no program writes. */
export class XmlError extends Error {}

/** Characters that are read at once; their tokens wait until the caller asks for them. */
const SLICE = 65_536;
/**
 * The deepest nesting of tags, and the most attributes of a tag: each takes memory that the size of a file does not
 * bound.
 */
const MOST_DEPTH = 100;
const MOST_ATTRIBUTES = 200;

/**
 * The tokens of a document, in one pass over it and never ahead of the caller. Tokens and no tree: a
 * tree takes many times the memory of the text. Document types, and the entities they declare, are refused.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  const tokens: XmlToken[] = [];
  const parser = parserInto(tokens);
  for (let at = 0; at < xml.length; at += SLICE) {
    attempt(() => parser.write(xml.slice(at, at + SLICE)));
    yield* tokens.splice(0);
  }
  if (xml !== "") attempt(() => parser.close());
  yield* tokens;
}

type Plain = { xmlns: false; position: false };

function parserInto(tokens: XmlToken[]): SaxesParser<Plain> {
  const parser = new SaxesParser<Plain>({ xmlns: false, position: false });
  const keep = (text: string) => void tokens.push({ kind: "text", text });
  let depth = 0;
  let attributes = 0;
  let tags = 0;
  parser.on("doctype", () => refuse("A document type"));
  parser.on("text", keep);
  parser.on("cdata", keep);
  parser.on("opentagstart", () => {
    attributes = 0;
    limit("tags", (tags += 1));
    if ((depth += 1) > MOST_DEPTH) refuse("Too deep");
  });
  parser.on("attribute", ({ value }) => {
    limit("attributeCharacters", value.length);
    if ((attributes += 1) > MOST_ATTRIBUTES) refuse("Too many attributes");
  });
  parser.on("opentag", ({ name, attributes, isSelfClosing: isEmpty }) => {
    tokens.push({ kind: "open", name: localName(name), attributes, isEmpty });
  });
  parser.on("closetag", ({ name, isSelfClosing }) => {
    depth -= 1;
    if (!isSelfClosing) tokens.push({ kind: "close", name: localName(name) });
  });
  return parser;
}

function refuse(reason: string): never {
  throw new XmlError(reason);
}

function attempt(read: () => void): void {
  try {
    read();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    refuse(String(error));
  }
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);
