import { deflateSync } from "node:zlib";
import { archive } from "./archive";
import { noPage, objectStream, onePage, packedPdf, pdfOf, stream } from "./document";
import { lockedPdf } from "./locked";
import { filled, hostile, MB, type HostileFile } from "./hostile-file";

const SCRIPT = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const EMPTY = "<< /Type /Pages /Kids [] /Count 0 >>";
const packedObjects = (data: Buffer, entries = "") =>
  onePage("", stream(`/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode ${entries}`, data));
const flat = (text: string) => deflateSync(Buffer.from(text));
const attached = (name: string) =>
  onePage(
    "",
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 5 0 R >> >>`,
    stream("", Buffer.from("a")),
  );

const HEADS: HostileFile[] = [
  hostile("a million ID3 heads", "pdf", "file_content_differs", () => filled("ID3\x03\0\0\0\0\0\0", 10 * MB)),
  hostile("the head of ASF with no size", "pdf", "file_content_differs", () =>
    Buffer.concat([Buffer.from("3026b2758e66cf11a6d900aa0062ce6c", "hex"), Buffer.alloc(100)]),
  ),
  hostile("the head of EBML", "pdf", "file_content_differs", () =>
    Buffer.from("1a45dfa3ffffffffffffffff", "hex"),
  ),
  hostile("the head of TIFF", "pdf", "file_content_differs", () =>
    Buffer.from("49492a00ffffffffffff", "hex"),
  ),
  hostile("a page before its head", "pdf", "file_content_differs", () =>
    Buffer.concat([Buffer.from("<html><script>1</script>"), onePage()]),
  ),
  hostile("a page behind its head", "pdf", "file_is_two_kinds", () =>
    onePage().toString("latin1").replace("\n", "\n%<script>1</script>\n"),
  ),
  hostile("an archive behind it", "pdf", "file_is_two_kinds", () =>
    Buffer.concat([onePage(), archive([{ name: "a.exe", data: "MZ" }])]),
  ),
  hostile("an archive behind it, and an end mark", "pdf", "file_is_two_kinds", () =>
    Buffer.concat([onePage(), archive([{ name: "a.exe", data: "MZ" }]), Buffer.from("\n%%EOF\n")]),
  ),
  hostile("5 MB behind it", "pdf", "file_is_two_kinds", () =>
    Buffer.concat([onePage(), Buffer.alloc(5 * MB, "x")]),
  ),
  hostile("cut off", "pdf", "file_broken", () => onePage().subarray(0, 200)),
];

const ACTIVE: HostileFile[] = [
  hostile("a script at its opening", "pdf", "file_has_scripts", () => onePage("/OpenAction 4 0 R", SCRIPT)),
  hostile("a script in letters of #xx", "pdf", "file_has_scripts", () =>
    onePage("/Open#41ction 4 0 R", "<< /#53 /Java#53cript /J#53 (1) >>"),
  ),
  hostile("a script whose kind stands elsewhere", "pdf", "file_has_scripts", () =>
    onePage("/OpenAction 4 0 R", "<< /S 5 0 R /JS (1) >>", "/JavaScript"),
  ),
  hostile("a script in an object stream", "pdf", "file_has_scripts", () => packedPdf(SCRIPT)),
  hostile("a script in an object stream with a wrong sum", "pdf", "file_has_scripts", () => {
    const packed = flat(`10 0 ${SCRIPT}`);
    packed.subarray(-4).fill(0);
    return packedObjects(packed);
  }),
  hostile("a script in a stream that is no object stream", "pdf", "file_has_scripts", () =>
    onePage("/OpenAction 9 0 R", stream("", Buffer.from(`9 0 obj ${SCRIPT} endobj`))),
  ),
  hostile("a script in an object stream whose type stands elsewhere", "pdf", "file_has_scripts", () =>
    onePage(
      "/OpenAction 10 0 R",
      Buffer.from(objectStream([SCRIPT]).toString("latin1").replace("/ObjStm", "9 0 R"), "latin1"),
    ),
  ),
  hostile("a script in a stream, over several lines", "pdf", "file_has_scripts", () =>
    onePage("/OpenAction 9 0 R", stream("", Buffer.from(`9\n0\r\nobj${SCRIPT}endobj`))),
  ),
  hostile("an object stream in letters", "pdf", "file_too_complex", () =>
    onePage("", stream("/Type /ObjStm /N 1 /First 5 /Filter /ASCIIHexDecode", Buffer.from("30"))),
  ),
  hostile("the start of a program", "pdf", "file_has_actions", () =>
    onePage("", "<< /S /Launch /F (cmd.exe) >>"),
  ),
  hostile("a call to the web at its opening", "pdf", "file_has_actions", () =>
    onePage("/OpenAction 4 0 R", "<< /S /URI /URI (https://evil.example) >>"),
  ),
  hostile("an automatic action of its page", "pdf", "file_has_actions", () =>
    pdfOf([CATALOG, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>", "<< /Type /Page /AA << /O 4 0 R >> >>"]),
  ),
  hostile("a program attached", "pdf", "file_has_attachments", () => attached("a.exe")),
  hostile("a program attached as an invoice", "pdf", "file_has_attachments", () =>
    attached("fattura.xml.js"),
  ),
  hostile("Flash", "pdf", "file_has_media", () => onePage("", "<< /Type /Annot /Subtype /RichMedia >>")),
  hostile("a dynamic form", "pdf", "file_has_dynamic_form", () =>
    onePage("/AcroForm << /XFA 4 0 R >>", "[]"),
  ),
  hostile("a script in an object stream of a locked file", "pdf", "file_has_scripts", () =>
    lockedPdf(SCRIPT),
  ),
  hostile("a lock that no password opens", "pdf", "file_locked", () =>
    pdfOf([CATALOG, EMPTY], "/Encrypt << /Filter /Standard /V 2 /R 3 /O (a) /U (b) /P -4 >> /ID [<00> <00>]"),
  ),
  hostile("a lock of a kind of its own", "pdf", "file_locked", () =>
    pdfOf([CATALOG, EMPTY], "/Encrypt << /Filter /Mine >>"),
  ),
];

const SHAPES: HostileFile[] = [
  hostile("no page", "pdf", "file_without_content", () => noPage(EMPTY)),
  hostile("no page, but a count of 1,000", "pdf", "file_without_content", () =>
    noPage("<< /Type /Pages /Kids [] /Count 1000 >>"),
  ),
  hostile("a tree of pages that is its own child", "pdf", "file_without_content", () =>
    noPage("<< /Type /Pages /Kids [2 0 R] /Count 9 >>"),
  ),
  hostile(
    "a million objects",
    "pdf",
    "file_without_content",
    () => `%PDF-1.4\n${filled("1 0 obj\n", 8 * MB)}%%EOF`,
  ),
  hostile(
    "a million dictionaries",
    "pdf",
    "file_without_content",
    () => `%PDF-1.4\n${filled("<</A 1 0 R>>", 10 * MB)}%%EOF`,
  ),
  hostile("arrays a million deep", "pdf", "file_too_complex", () => onePage("", filled("[", MB))),
  hostile("dictionaries a million deep", "pdf", "file_too_complex", () => onePage("", filled("<</A", MB))),
  hostile("parentheses a million deep", "pdf", null, () => onePage("", filled("(", MB))),
  hostile("a million open hexadecimal strings", "pdf", null, () => onePage("", filled("< ", MB))),
  hostile("tables of places in a circle", "pdf", null, () =>
    onePage("", "null").toString("latin1").replace("/Root", "/Prev 9 /XRefStm 9 /Root"),
  ),
  hostile(
    "a million streams without an end",
    "pdf",
    "file_without_content",
    () => `%PDF-1.4\n${filled("1 0 obj<</Length 9>>stream\n", 10 * MB)}%%EOF`,
  ),
  hostile("a stream with a length beyond the end", "pdf", null, () =>
    onePage("", "<< /Length 999999999 >>\nstream\nabc\nendstream"),
  ),
  hostile("an object stream of 500 MB", "pdf", "file_too_complex", () =>
    packedObjects(deflateSync(Buffer.alloc(500 * MB, 32))),
  ),
  hostile("a hundred object streams of 1 MB", "pdf", "file_too_complex", () => {
    const one = objectStream([" ".repeat(MB)]);
    return onePage("", ...Array.from({ length: 100 }, () => one));
  }),
  hostile("an object stream that is no compressed data", "pdf", "file_broken", () =>
    packedObjects(Buffer.from("ffffffffffffffff", "hex")),
  ),
  hostile("an object stream that begins beyond its end", "pdf", null, () =>
    packedObjects(flat("1 0 null"), "/First 99999999"),
  ),
];

export const HOSTILE_DOCUMENTS: HostileFile[] = [...HEADS, ...ACTIVE, ...SHAPES];
