import { allOf, readPdf, type Ref, type Value } from "./read-pdf";
import { piecesOf } from "./read-text";

/** What a checker of PDF/UA-1 would find in a file, as far as it can be read here (Matterhorn Protocol 1.1, by number). */
export function uaFaults(pdf: Buffer): string[] {
  const { catalog, objects, at, dictionary, roots } = readPdf(pdf);
  const text = pdf.toString("latin1");
  const nodes = roots.flatMap(allOf);
  const pieces = piecesOf(pdf);
  const pages = (at(dictionary(catalog.Pages).Kids) as Ref[]).map(({ ref }) => ref);
  const all = [...objects.values()].map((value) => Object(value) as Record<string, Value>);
  const faults: string[] = [];
  const require = (isMet: boolean, fault: string) => void (isMet || faults.push(fault));

  require(pieces.length > 0, "nothing is shown");
  require(pieces.every(
    ({ mark }) => mark !== undefined,
  ), "01-005: content is neither tagged nor an artifact");
  require(text.includes("<pdfuaid:part>1</pdfuaid:part>"), "06-002: no claim");
  require(dictionary(catalog.ViewerPreferences)?.DisplayDocTitle ===
    "true", "07-002: the title is not shown");
  require(dictionary(catalog.MarkInfo)?.Marked === "true", "02: not marked");
  require(catalog.Lang === "it-IT", "11-006: no language");
  require(nodes.every(({ tag, alt }) => tag !== "Figure" || !!alt), "13-004: a drawing without words");
  require(nodes.every(
    ({ tag, scope }) => tag !== "TH" || scope !== null,
  ), "15-003: a header cell without scope");
  require(nodes.every(({ tag, children }) => tag !== "TR" || children.length > 0), "09: an empty row");
  require(nodes.every(
    ({ tag, hasObject }) => tag !== "Link" || hasObject,
  ), "28-011: a link without its annotation");
  require(!pieces.some(({ text: shown }) =>
    shown.includes("\uFFFD"),
  ), "10-001: a letter without its character");
  require("Outlines" in catalog, "no bookmarks");
  require(pages.every(
    (ref) => dictionary({ ref }).Tabs === "/S",
  ), "28-008: a page without the order of tabs");
  for (const { Type, Subtype, ...rest } of all) {
    if (Type === "/FontDescriptor") require("FontFile2" in rest, "31-009: a font is not embedded");
    if (Subtype === "/Link")
      require(!!rest.Contents && "StructParent" in rest, "28-004: a link without words");
  }
  faults.push(...headingFaults(nodes.map(({ tag }) => tag)), ...orderFaults(nodes, pieces, pages));
  return [...new Set(faults)];
}

function headingFaults(tags: readonly string[]): string[] {
  const levels = tags.flatMap((tag) => (/^H[1-6]$/.test(tag) ? [Number(tag[1])] : []));
  const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return skips ? ["14-003: a heading skips a level"] : [];
}

/** Everything that is read aloud is in the structure once, and what follows there follows on its page. */
function orderFaults(
  nodes: readonly { marks: string[] }[],
  pieces: ReturnType<typeof piecesOf>,
  pages: readonly number[],
): string[] {
  const inStructure = nodes.flatMap(({ marks }) => marks);
  const onPages = pieces.flatMap(({ page, mark }) =>
    typeof mark === "number" ? [`${pages[page - 1]}:${mark}`] : [],
  );
  const faults: string[] = [];
  if (new Set(inStructure).size !== inStructure.length) faults.push("a piece is read twice");
  if (onPages.some((one) => !inStructure.includes(one))) faults.push("a piece is shown and not read");
  const last = new Map<string, number>();
  for (const one of inStructure) {
    const [page = "", mark] = one.split(":");
    if (Number(mark) < (last.get(page) ?? -1)) faults.push("the order of reading is not that of the page");
    last.set(page, Number(mark));
  }
  return faults;
}
