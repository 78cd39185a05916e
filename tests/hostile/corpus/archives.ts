import { archive, docx, odt, relationship, TYPES, xlsx, type Part } from "./archive";
import { hostile, MB, type HostileFile } from "./hostile-file";

const many = (count: number): Part[] =>
  Array.from({ length: count }, (_, index) => ({ name: `a${index}`, data: "" }));
const types = (type: string): Part => ({
  name: "[Content_Types].xml",
  data: `<Types><Override PartName="/a" ContentType="${type}"/></Types>`,
});
const DOCUMENT: Part = { name: "word/document.xml", data: "<w:document/>" };
const WORD_RELS = "word/_rels/document.xml.rels";
const SETTINGS_RELS = "word/_rels/settings.xml.rels";

/** The end record of a zip64 archive with a directory beyond the file. */
function zip64(): Buffer {
  const end = Buffer.alloc(56 + 20 + 22);
  end.write("PK\x06\x06", 0, "latin1");
  end.writeUInt32LE(44, 4);
  end.fill(0xff, 24, 56);
  end.write("PK\x06\x07", 56, "latin1");
  end.writeUInt32LE(4, 64);
  end.write("PK\x05\x06", 76, "latin1");
  end.fill(0xff, 84, 96);
  return Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), end]);
}

const BOMBS: HostileFile[] = [
  hostile("content types that unpack to 200 MB", "docx", "file_too_complex", () =>
    archive([{ ...TYPES, data: Buffer.alloc(200 * MB, 32) }, DOCUMENT]),
  ),
  hostile("relationships that unpack to more than they declare", "docx", "file_broken", () =>
    docx({ name: WORD_RELS, data: Buffer.alloc(100 * MB, 32), claims: { unpacked: 100 } }),
  ),
  hostile("a hundred relationship parts of 1 MB", "docx", "file_too_complex", () => {
    const data = Buffer.from(`<a>${" ".repeat(MB)}</a>`);
    return docx(...Array.from({ length: 100 }, (_, index) => ({ name: `word/_rels/${index}.rels`, data })));
  }),
  hostile("9 GB declared", "xlsx", "file_too_complex", () =>
    xlsx(...many(3).map((part) => ({ ...part, claims: { unpacked: 3_000_000_000 } }))),
  ),
  hostile("60,000 entries", "xlsx", "file_too_complex", () => xlsx(...many(60_000))),
  hostile("more entries than it counts", "xlsx", "file_content_differs", () => archive([DOCUMENT, TYPES], 0)),
  hostile("fewer entries than it counts", "docx", "file_broken", () => archive([TYPES, DOCUMENT], 100)),
  hostile("entries over the same bytes", "docx", "file_broken", () =>
    docx({ name: "a", data: "x".repeat(100), claims: { offset: 0 } }),
  ),
  hostile("an entry beyond the end", "docx", "file_broken", () =>
    docx({ name: "a", claims: { offset: 5 * MB } }),
  ),
  hostile("two entries of one name", "docx", "file_broken", () =>
    docx({ name: "WORD/document.xml", data: "b" }),
  ),
  hostile("a zip64 directory beyond the end, of 2^64 entries", "xlsx", "file_too_complex", zip64),
  hostile("an embedded workbook in an embedded workbook, six deep", "docx", "file_too_complex", () => {
    const name = "word/embeddings/a.xlsx";
    return Array.from({ length: 6 }).reduce<Buffer>((data) => docx({ name, data }), xlsx());
  }),
  hostile("an embedded workbook that unpacks to 300 MB", "docx", "file_too_complex", () =>
    docx({ name: "word/embeddings/a.xlsx", data: Buffer.alloc(300 * MB) }),
  ),
  hostile("elements a million deep", "docx", "file_too_complex", () =>
    docx({ name: WORD_RELS, data: "<a>".repeat(300_000) }),
  ),
  hostile("entities that grow", "docx", "file_too_complex", () =>
    docx({ name: WORD_RELS, data: '<!DOCTYPE a [<!ENTITY b "cccc">]><a>&b;&b;</a>' }),
  ),
  hostile("relationships that are no XML", "docx", "file_broken", () =>
    docx({ name: WORD_RELS, data: "<a" }),
  ),
  hostile("a path out of the folder", "docx", "file_broken", () =>
    docx({ name: "../../evil.xml", data: "x" }),
  ),
  hostile("an absolute path", "docx", "file_broken", () => docx({ name: "/etc/passwd", data: "x" })),
  hostile("a name of 60,000 letters", "docx", "file_too_complex", () => docx({ name: "a".repeat(60_000) })),
  hostile("an entry with a password", "docx", "file_locked", () =>
    docx({ name: "a", claims: { flags: 0x801 } }),
  ),
  hostile("no text at all", "docx", "file_without_content", () =>
    archive([TYPES, { ...DOCUMENT, data: "", isStored: true }]),
  ),
  hostile("cut in the middle", "xlsx", "file_broken", () => xlsx(...many(50)).subarray(0, 1500)),
];

const ACTIVE: HostileFile[] = [
  hostile("a VBA project", "docx", "file_has_macros", () => docx({ name: "word/vbaProject.bin", data: "x" })),
  hostile("an Excel 4 macro sheet", "xlsx", "file_has_macros", () =>
    xlsx({ name: "xl/macrosheets/sheet1.xml", data: "<xm:macrosheet/>" }),
  ),
  hostile("an Excel 4 macro sheet under another name", "xlsx", "file_has_macros", () =>
    xlsx(relationship("xl/_rels/workbook.xml.rels", "xlMacrosheet", "worksheets/sheet9.xml", "Internal")),
  ),
  hostile("the content type of macros", "docx", "file_has_macros", () =>
    archive([types("application/vnd.ms-word.document.macroEnabled.main+xml"), DOCUMENT]),
  ),
  hostile("the content type of macros in character references", "docx", "file_has_macros", () =>
    archive([types("application/vnd.ms-word.document.&#109;acroEnabled.main+xml"), DOCUMENT]),
  ),
  hostile("the content type of macros in UTF-16", "docx", "file_has_macros", () => {
    const { name, data } = types("application/vnd.ms-word.document.macroEnabled.main+xml");
    return archive([{ name, data: Buffer.from(`\ufeff${data as string}`, "utf16le") }, DOCUMENT]);
  }),
  hostile("an ActiveX control", "docx", "file_has_controls", () =>
    docx({ name: "word/activeX/activeX1.bin" }),
  ),
  hostile("an OLE object", "docx", "file_has_objects", () =>
    docx({ name: "word/embeddings/oleObject1.bin" }),
  ),
  hostile("an OLE object that is linked", "docx", "file_has_objects", () =>
    docx(relationship(WORD_RELS, "oleObject", "file:///c:/a.doc")),
  ),
  hostile("a foreign document", "docx", "file_has_objects", () =>
    docx(relationship(WORD_RELS, "aFChunk", "a.html", "Internal")),
  ),
  hostile("a remote template", "docx", "file_has_remote_parts", () =>
    docx(relationship(SETTINGS_RELS, "attachedTemplate", "https://evil.example/t.dotm")),
  ),
  hostile("a template on a remote share", "docx", "file_has_remote_parts", () =>
    docx(relationship(SETTINGS_RELS, "attachedTemplate", "file:///\\\\192.0.2.1\\s\\t.dotm")),
  ),
  hostile("a DDE link", "xlsx", "file_has_live_links", () =>
    xlsx({ name: "xl/externalLinks/externalLink1.xml", data: '<externalLink><ddeLink ddeService="cmd"/>' }),
  ),
  hostile("macros in an embedded workbook", "docx", "file_has_macros", () =>
    docx({ name: "word/embeddings/a.xlsx", data: xlsx({ name: "xl/vbaProject.bin" }) }),
  ),
  hostile("a program in the archive", "docx", "file_has_program", () => docx({ name: "word/media/a.exe" })),
  hostile("a Basic module", "odt", "file_has_macros", () => odt({ name: "Basic/Standard/Module1.xml" })),
  hostile("a Python script", "odt", "file_has_macros", () => odt({ name: "Scripts/python/a.py" })),
  hostile("an OLE object", "odt", "file_has_objects", () => odt({ name: "Object 1" })),
  hostile("an event that calls a script", "odt", "file_has_macros", () =>
    odt({ name: "styles.xml", data: `${" ".repeat(65_530)}<a xlink:href="vnd.sun.star.script:a?b"/>` }),
  ),
  hostile("a DDE link", "ods", "file_has_live_links", () =>
    archive([
      { name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet", isStored: true },
      { name: "content.xml", data: '<office:dde-source office:dde-application="cmd"/>' },
    ]),
  ),
  hostile("a password", "odt", "file_locked", () =>
    odt({ name: "META-INF/manifest.xml", data: "<manifest:encryption-data/>" }),
  ),
];

export const HOSTILE_ARCHIVES: HostileFile[] = [...BOMBS, ...ACTIVE];
