import { der, open, OCTETS, SEQUENCE, signed } from "../../platform/files/der";
import { docx } from "./archive";
import { noPage, onePage } from "./document";
import { filled, hostile, MB, type HostileFile } from "./hostile-file";

const SIGNED_DATA = Buffer.from("06092a864886f70d010702", "hex");
const WIDE = Buffer.from([0xff, 0xfe]);

const ENVELOPES: HostileFile[] = [
  hostile("a program", "p7m", "file_has_program", () => signed(Buffer.from("MZ\x90\0"))),
  hostile("a PDF with a script", "p7m", "file_has_scripts", () =>
    signed(onePage("/OpenAction << /S /JavaScript /JS (1) >>")),
  ),
  hostile("a PDF with a script in a signature in a signature, in letters", "p7m", "file_has_scripts", () =>
    signed(signed(onePage("/OpenAction << /S /JavaScript /JS (1) >>"))).toString("base64"),
  ),
  hostile("a document with macros", "p7m", "file_has_macros", () =>
    signed(docx({ name: "word/vbaProject.bin", data: "x" })),
  ),
  hostile("a PDF without a page", "p7m", "file_without_content", () =>
    signed(noPage("<< /Type /Pages /Kids [] /Count 0 >>")),
  ),
  hostile("a signature without a document", "p7m", "file_without_content", () => signed(null)),
  hostile("an empty document", "p7m", "file_without_content", () => signed(Buffer.alloc(0))),
  hostile("a signature in a signature, ten deep", "p7m", "file_too_complex", () =>
    Array.from({ length: 10 }).reduce<Buffer>((inner) => signed(inner), Buffer.from("a")),
  ),
  hostile("a million elements without a length in each other", "p7m", "file_too_complex", () =>
    open(SEQUENCE, SIGNED_DATA, Buffer.from(filled("\xa0\x80", 2 * MB), "latin1")),
  ),
  hostile("elements without a length in the place of the digests", "p7m", "file_too_complex", () => {
    const deep = Buffer.from(filled("\x30\x80", 2 * MB), "latin1");
    return der(SEQUENCE, SIGNED_DATA, der(0xa0, der(SEQUENCE, Buffer.from("020101", "hex"), deep)));
  }),
  hostile("a length beyond the end", "p7m", "file_broken", () =>
    Buffer.concat([Buffer.from("3084ffffffff", "hex"), SIGNED_DATA]),
  ),
  hostile("a length of 126 bytes", "p7m", "file_broken", () =>
    Buffer.concat([Buffer.from("30fe", "hex"), SIGNED_DATA, Buffer.alloc(100, 0xff)]),
  ),
  hostile("an octet string in a million empty pieces", "p7m", "file_without_content", () => {
    const pieces = Buffer.from(filled("\x04\0", 4 * MB), "latin1");
    return signed(Buffer.alloc(0), der(OCTETS | 0x20, pieces));
  }),
  hostile("nothing behind the identifier", "p7m", "file_broken", () => der(SEQUENCE, SIGNED_DATA)),
];

const TEXTS: HostileFile[] = [
  hostile("one line of 10 MB", "csv", null, () => "a;".repeat(5 * MB)),
  hostile("10 MB of quotation marks", "csv", "file_without_content", () => '"'.repeat(10 * MB)),
  hostile("10 MB of blanks", "txt", "file_without_content", () => " ".repeat(10 * MB)),
  hostile("blanks in UTF-16", "txt", "file_without_content", () =>
    Buffer.concat([WIDE, Buffer.from(" \r\n\t", "utf16le")]),
  ),
  hostile("UTF-32, which reads as UTF-16 with zeros", "txt", "file_content_differs", () =>
    Buffer.concat([WIDE, Buffer.from("00006100000062000000", "hex")]),
  ),
  hostile("half a letter in UTF-16", "txt", null, () =>
    Buffer.concat([WIDE, Buffer.from("abc", "utf16le"), Buffer.from([0x64])]),
  ),
  hostile("a program behind the mark of UTF-16", "txt", "file_content_differs", () =>
    Buffer.concat([WIDE, Buffer.from("MZ\0\0\x03\0", "latin1")]),
  ),
  hostile("a program in the middle of a table", "csv", "file_content_differs", () =>
    Buffer.from("a;b\r\n\x7fELF\x02\x01\0", "latin1"),
  ),
];

export const OTHER_HOSTILE_FILES: HostileFile[] = [...ENVELOPES, ...TEXTS];
