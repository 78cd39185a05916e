/** A tag or a text of an XML document; prefixes of names are left out. */
export type XmlToken =
  | { kind: "open"; name: string; attributes: string; isEmpty: boolean }
  | { kind: "close"; name: string }
  | { kind: "text"; text: string };

/** The document is cut off or no XML. */
export class XmlError extends Error {}

/**
 * The tokens of a document, in one pass over it. By hand, because the library that writes our workbooks builds every cell
 * of every range a file names, a million rows of a selection rule included. Document types, and with them entities of
 * the document's own, are refused.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  for (let at = 0; at < xml.length;) {
    const tag = xml.indexOf("<", at);
    const end = tag < 0 ? xml.length : tag;
    if (end > at) yield { kind: "text", text: decoded(xml.slice(at, end)) };
    if (tag < 0) return;
    if (xml.startsWith("<!--", tag)) at = after(xml, "-->", tag + 4);
    else if (xml.startsWith("<?", tag)) at = after(xml, "?>", tag + 2);
    else if (xml.startsWith("<![CDATA[", tag)) {
      at = after(xml, "]]>", tag + 9);
      yield { kind: "text", text: xml.slice(tag + 9, at - 3) };
    } else if (xml.startsWith("<!", tag)) throw new XmlError("A document type");
    else {
      const close = endOfTag(xml, tag + 1);
      yield tagOf(xml.slice(tag + 1, close));
      at = close + 1;
    }
  }
}

/** The value of an attribute, by its whole name; undefined when the tag does not have it. */
export function attribute(attributes: string, name: string): string | undefined {
  const pattern = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  for (let found = pattern.exec(attributes); found; found = pattern.exec(attributes)) {
    if (found[1] === name) return decoded(found[2] ?? found[3] ?? "");
  }
  return undefined;
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw new XmlError("Cut off");
  return at + mark.length;
}

/** A tag may have the sign that ends it in its quotes. */
function endOfTag(xml: string, from: number): number {
  const marks = /[>"']/g;
  marks.lastIndex = from;
  for (let found = marks.exec(xml); found; found = marks.exec(xml)) {
    if (found[0] === ">") return found.index;
    marks.lastIndex = after(xml, found[0], found.index + 1);
  }
  throw new XmlError("Cut off");
}

function tagOf(tag: string): XmlToken {
  if (tag.startsWith("/")) return { kind: "close", name: localName(tag.slice(1).trim()) };
  const isEmpty = tag.endsWith("/");
  const inner = isEmpty ? tag.slice(0, -1) : tag;
  const space = inner.search(/\s/);
  const name = space < 0 ? inner : inner.slice(0, space);
  if (name === "") throw new XmlError("A tag without name");
  return { kind: "open", name: localName(name), attributes: space < 0 ? "" : inner.slice(space), isEmpty };
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

const NAMED: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name as string] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
