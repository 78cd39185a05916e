import type { Entry } from "yauzl";
import type { Finding } from "~/domain/files/kinds";
import { activeIn } from "./active-content";
import { contentOf, isZip, openArchive, wordIn, type Archive } from "./archive";
import { attributesOf } from "./markup";
import { lockedOffice } from "./older-office";
import { Faulty, type Work } from "./work";

type OfficeKind = "docx" | "xlsx" | "odt" | "ods";

/** The entry that contains the content of each kind, and for OpenDocument the media type in its first entry. */
const MARKS = {
  docx: { content: /^word\/document\d*\.xml$/i, mimetype: null },
  xlsx: { content: /^xl\/workbook\d*\.xml$/i, mimetype: null },
  odt: { content: /^content\.xml$/, mimetype: "application/vnd.oasis.opendocument.text" },
  ods: { content: /^content\.xml$/, mimetype: "application/vnd.oasis.opendocument.spreadsheet" },
} as const;

const TYPES = "[Content_Types].xml";
const MOST_TYPES = 2 * 1024 * 1024;

/** Looks into an office document: its list of contents, and the small parts that name what it refers to. */
export async function officeFinding(kind: OfficeKind, bytes: Buffer, work: Work): Promise<Finding> {
  if (!isZip(bytes)) return lockedOffice(kind, bytes, work) ? "file_locked" : "file_content_differs";
  const archive = await openArchive(bytes, work);
  const { entries } = archive;
  if (!(await isOfKind(kind, archive, work))) return "file_content_differs";
  const main = entries.filter(({ fileName }) => MARKS[kind].content.test(fileName));
  await refuseActive(kind, archive, work);
  return main.some(({ uncompressedSize }) => uncompressedSize > 0) ? null : "file_without_content";
}

async function isOfKind(kind: OfficeKind, archive: Archive, work: Work): Promise<boolean> {
  const { content, mimetype } = MARKS[kind];
  const { entries } = archive;
  const [first] = entries;
  if (!first || !entries.some(({ fileName }) => content.test(fileName))) return false;
  if (mimetype === null) return entries.some(({ fileName }) => fileName === TYPES);
  if (first.fileName !== "mimetype" || first.compressionMethod !== 0) return false;
  const type = await contentOf(archive, first, 200, work);
  return type.toString("latin1").trim() === mimetype;
}

async function refuseActive(kind: OfficeKind, archive: Archive, work: Work): Promise<void> {
  const rows = activeIn(kind, "entry");
  for (const { fileName } of archive.entries) {
    const row = rows.find(({ place }) => place.name.test(fileName));
    if (row) throw new Faulty(row.finding);
  }
  for (const entry of archive.entries) await refusePart(kind, archive, entry, work);
}

async function refusePart(kind: OfficeKind, archive: Archive, entry: Entry, work: Work): Promise<void> {
  const { fileName: name } = entry;
  const isOpenDocument = kind === "odt" || kind === "ods";
  if (isOpenDocument && name === "META-INF/manifest.xml") {
    if (await wordIn(archive, entry, ["encryption-data"], work)) throw new Faulty("file_locked");
  }
  if (name === TYPES) refuseTypes(kind, await contentOf(archive, entry, MOST_TYPES, work));
  if (/\.rels$/i.test(name)) refuseRelationships(kind, await contentOf(archive, entry, MOST_TYPES, work));
  for (const { place, finding } of activeIn(kind, "part")) {
    if (place.name.test(name) && (await wordIn(archive, entry, place.words, work))) throw new Faulty(finding);
  }
  const [, inner] = /\/embeddings\/[^/]+\.(docx|xlsx|pptx)$/i.exec(name) ?? [];
  if (inner) await refuseEmbedded(kind, archive, entry, work);
}

function refuseTypes(kind: OfficeKind, bytes: Buffer): void {
  const types = [...attributesOf(bytes, "Default"), ...attributesOf(bytes, "Override")];
  for (const { place, finding } of activeIn(kind, "content type")) {
    if (types.some(({ ContentType = "" }) => place.name.test(ContentType))) throw new Faulty(finding);
  }
}

function refuseRelationships(kind: OfficeKind, bytes: Buffer): void {
  const rows = activeIn(kind, "relationship");
  for (const { Type = "", Target = "" } of attributesOf(bytes, "Relationship")) {
    const type = Type.slice(Type.lastIndexOf("/") + 1);
    const row = rows.find(({ place }) => place.type.test(type) && (place.target?.test(Target) ?? true));
    if (row) throw new Faulty(row.finding);
  }
}

/** A document in a document, such as the numbers of a chart. The rules of all Office documents are the same. */
async function refuseEmbedded(kind: OfficeKind, archive: Archive, entry: Entry, work: Work): Promise<void> {
  const bytes = await contentOf(archive, entry, archive.bytes.length * 4, work);
  if (!isZip(bytes)) throw new Faulty("file_has_objects");
  await work.within(async () => refuseActive(kind, await openArchive(bytes, work), work));
}
