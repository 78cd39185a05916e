import { SaxesParser } from "saxes";
import { plain } from "./archive";
import { Faulty } from "./work";

const MOST_DEPTH = 50;

/** The attributes of every tag of this name. Document types, and the entities that they declare, are refused. */
export function attributesOf(bytes: Buffer, tag: string): Record<string, string>[] {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const found: Record<string, string>[] = [];
  let depth = 0;
  parser.on("error", () => refuse("file_broken"));
  parser.on("doctype", () => refuse("file_too_complex"));
  parser.on("opentagstart", () => {
    if ((depth += 1) > MOST_DEPTH) refuse("file_too_complex");
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (name.slice(name.indexOf(":") + 1) === tag) found.push(attributes as Record<string, string>);
  });
  parser.on("closetag", () => void (depth -= 1));
  // In UTF-16 the declaration names an encoding that the plain letters no longer have: the parser ignores it.
  const text = plain(bytes)
    .toString("utf8")
    .replace(/^(\ufeff|\ufffd\ufffd)/, "");
  if (text !== "") parser.write(text).close();
  return found;
}

function refuse(fault: "file_broken" | "file_too_complex"): never {
  throw new Faulty(fault);
}
