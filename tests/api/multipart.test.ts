import { describe, expect, test } from "vitest";
import { writeFormData } from "~/api/form-data";
import { receiveForm } from "~/bodies/receive";
import { MultipartError, readParts, type ByteReader } from "~/api/multipart";

const TYPE = "multipart/form-data; boundary=xyz";

/** The bytes in pieces of a size, as a network might deliver them. */
function inPieces(text: string | Buffer, size: number): ByteReader {
  const bytes = Buffer.from(text as string);
  let at = 0;
  return {
    async read() {
      if (at >= bytes.length) return { done: true };
      const value = bytes.subarray(at, at + size);
      at += size;
      return { done: false, value };
    },
  };
}

interface Read {
  name: string;
  /** Null for a field. */
  fileName: string | null;
  text: string;
}

async function partsOf(text: string | Buffer, size = 7, type = TYPE): Promise<Read[]> {
  const parts: (Read & { isWhole?: boolean })[] = [];
  await readParts(inPieces(text, size), type, {
    field: (name, value) => void parts.push({ name, fileName: null, text: value }),
    file({ name, fileName }) {
      const file: Read & { isWhole?: boolean } = { name, fileName, text: "" };
      parts.push(file);
      return (piece) => {
        if (file.isWhole) throw new Error("A piece after the last one");
        if (piece) file.text += piece.toString("latin1");
        else file.isWhole = true;
      };
    },
  });
  return parts.map(({ isWhole, ...part }) => {
    if (isWhole !== (part.fileName === null ? undefined : true)) throw new Error("A file without end");
    return part;
  });
}

const part = (disposition: string, content: string | Buffer = "dato") =>
  Buffer.concat([
    Buffer.from(`--xyz\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from("\r\n"),
  ]);
const body = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from("--xyz--\r\n")]);
const nameOf = async (disposition: string | Buffer) => {
  const text = Buffer.concat([
    Buffer.from("--xyz\r\nContent-Disposition: form-data; "),
    Buffer.from(disposition as string),
    Buffer.from("\r\n\r\ndato\r\n--xyz--"),
  ]);
  return (await partsOf(text))[0]?.fileName;
};

describe("a multipart body", () => {
  test.each([1, 2, 3, 7, 64, 100_000])("is read the same in pieces of %i bytes", async (size) => {
    const content = "riga\r\n--xy\r\n--xy z\r\n\r\n-";
    const text = body(part('name="a"', content), part('name="f"; filename="x.txt"', ""), part('name="b"'));
    expect(await partsOf(text, size)).toEqual([
      { name: "a", fileName: null, text: content },
      { name: "f", fileName: "x.txt", text: "" },
      { name: "b", fileName: null, text: "dato" },
    ]);
  });

  test("may have a preamble, an epilogue and a quoted boundary", async () => {
    const text = Buffer.concat([Buffer.from("ciao\r\n"), body(part('name="a"')), Buffer.from("altro")]);
    expect(await partsOf(text, 5, 'multipart/form-data; charset=utf-8; boundary="xyz"')).toHaveLength(1);
  });

  test.each([
    ["with a semicolon", 'name="f"; filename="a; b.pdf"', "a; b.pdf"],
    ["with an equals sign", 'name="f"; filename="a=b.pdf"', "a=b.pdf"],
    ["with an escaped quote", 'name="f"; filename="a\\"b.pdf"', 'a"b.pdf'],
    ["with a quote as browsers send it", 'name="f"; filename="a%22b 5%.pdf"', 'a"b 5%.pdf'],
    ["that is a path of Windows", 'name="f"; filename="C:\\dati\\a.pdf"', "C:\\dati\\a.pdf"],
    ["without quotes", "name=f; filename=a.pdf", "a.pdf"],
    [
      "that is a path on another machine",
      'name="f"; filename="\\\\server\\dati\\a.pdf"',
      "\\server\\dati\\a.pdf",
    ],
    ["in UTF-8", 'name="f"; filename="città 😀.pdf"', "città 😀.pdf"],
    ["in its extended form", "name=\"f\"; filename*=UTF-8''citt%C3%A0.pdf", "città.pdf"],
  ])("takes a file name %s", async (_, disposition, expected) => {
    expect(await nameOf(disposition)).toBe(expected);
  });

  test("takes a file name in the coding of an old desktop", async () => {
    expect(await nameOf(Buffer.from('name="f"; filename="citt\u00e0.pdf"', "latin1"))).toBe("città.pdf");
  });

  test.each([
    ["of a browser that says what it would be", "\r\nContent-Type: application/octet-stream", ""],
    ["of a browser that says nothing", "", null],
    ["of a browser that says text", "\r\nContent-Type: text/plain", null],
  ])("takes a field without a chosen file, as it comes %s", async (_, type, fileName) => {
    const sent = body(part(`name="f"; filename=""${type}`, ""), part('name="b"'));
    expect(await partsOf(sent)).toEqual([
      { name: "f", fileName, text: "" },
      { name: "b", fileName: null, text: "dato" },
    ]);
  });

  test.each([1, 5, 100, 101, 1_000])(
    "ends at its last boundary, whatever follows in pieces of %i bytes",
    async (size) => {
      const after = body(part('name="b"'), part('name="c"'), part('name="f"; filename="d"'));
      const text = Buffer.concat([body(part('name="a"')), after]);
      expect((await partsOf(text, size)).map(({ name }) => name)).toEqual(["a"]);
      const first = Buffer.concat([Buffer.from("--xyz--\r\n"), after]);
      expect(await partsOf(first, size)).toEqual([]);
    },
  );

  test("gives a file and what is typed after it in their order, however large the file", async () => {
    const content = Buffer.alloc(300_000, "x");
    const sent = body(
      part('name="f"; filename="a"', content),
      part('name="b"'),
      part('name="g"; filename="c"'),
    );
    const read = await partsOf(sent, 65_536);
    expect(read.map(({ name, text }) => [name, text.length])).toEqual([
      ["f", 300_000],
      ["b", 4],
      ["g", 4],
    ]);
  });

  test("gives no more of a typed value than any form may hold", async () => {
    const [read] = await partsOf(body(part('name="a"', "x".repeat(3_000_000))), 65_536);
    expect(read?.text).toHaveLength(1_000_000);
  });

  test("takes a typed value in the coding its part names, and text that is none as it can", async () => {
    const latin1 = part('name="a"\r\nContent-Type: text/plain; charset=iso-8859-1', Buffer.from([0xe0]));
    const broken = part('name="b"', Buffer.from([0x61, 0xff]));
    expect((await partsOf(body(latin1, broken))).map(({ text }) => text)).toEqual(["à", "a\ufffd"]);
  });

  test("leaves out a part whose header does not say that it is one of a form", async () => {
    const odd = Buffer.from('--xyz\r\nContent-Disposition: attachment; name="c"\r\n\r\ndato\r\n');
    const bare = Buffer.from("--xyz\r\nContent-Type: text/plain\r\n\r\ndato\r\n");
    expect((await partsOf(body(odd, bare, part('name="a"')))).map(({ name }) => name)).toEqual(["a"]);
  });

  test("says why its bytes could not be read", async () => {
    const reason = new Error("The connection is gone");
    const pieces = inPieces(part('name="a"'), 10);
    let left = 3;
    const read = () => ((left -= 1) < 0 ? Promise.reject(reason) : pieces.read());
    await expect(
      readParts({ read }, TYPE, { field: () => undefined, file: () => () => undefined }),
    ).rejects.toBe(reason);
  });

  test.each([
    ["without a boundary in its type", body(part('name="a"')), "multipart/form-data"],
    ["without a boundary in it", Buffer.from("a=b&c=d"), TYPE],
    ["cut off in a part", body(part('name="a"')).subarray(0, 60), TYPE],
    ["cut off before its end", part('name="a"'), TYPE],
    ["with a file that has no name", body(part('filename="a.pdf"')), TYPE],
    ["with a field that has no name", body(part('title="a"')), TYPE],
    [
      "in a coding that nobody knows",
      body(part('name="a"\r\nContent-Type: text/plain; charset=x-mare')),
      TYPE,
    ],
    ["with a header line that is none", body(part('name="a"\r\nsenza due punti')), TYPE],
    ["cut off in a file", body(part('name="f"; filename="a"', "x".repeat(500))).subarray(0, 400), TYPE],
    ["with headers that never end", Buffer.from(`--xyz\r\n${"x".repeat(20_000)}`), TYPE],
    ["that is empty", Buffer.alloc(0), TYPE],
  ])("%s is refused", async (_, text, type) => {
    await expect(partsOf(text, 1000, type)).rejects.toThrow(MultipartError);
  });

  test("with more parts than anybody fills in is refused", async () => {
    const many = body(...Array.from({ length: 12_001 }, () => part('name="a"', "")));
    await expect(partsOf(many, 65_536)).rejects.toThrow(MultipartError);
    const most = body(...Array.from({ length: 12_000 }, () => part('name="a"', "")));
    expect(await partsOf(most, 65_536)).toHaveLength(12_000);
  });
});

describe("form data that is sent on", () => {
  test.each([
    "piano; versione=2 «finale».pdf",
    "città\u2019 e però.docx",
    "😀.png",
    "a\r\nContent-Type: text/html\r\n\r\n<script>.txt",
  ])("arrives as it was, also a file called %j", async (name) => {
    const form = new FormData();
    form.append("nota", "due\r\nrighe");
    form.append("file", new File([Buffer.from([0, 255, 13, 10, 45, 45])], name, { type: "image/png" }));
    const { type, size, body: sent } = writeFormData(form);
    const headers = { "Content-Type": type };
    const request = new Request("http://x.example", { method: "POST", headers, body: sent, duplex: "half" });
    const keptFor = { accountId: "a", companyId: "c" };
    const received = await receiveForm(request, {
      files: { keptFor },
      cap: size,
      address: null,
      spool: { folder: "/nowhere", leastFree: 0 },
    });
    const arrived = received?.value ?? new FormData();
    const file = arrived.get("file") as File;
    expect([...arrived.keys()]).toEqual(["nota", "file"]);
    expect(arrived.get("nota")).toBe("due\r\nrighe");
    expect(file.name).toBe(name);
    expect(file.type).toBe("image/png");
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 13, 10, 45, 45]);
  });

  test("says nothing false about its type", async () => {
    const form = new FormData();
    form.append("file", new File(["x"], "a.txt", { type: "text/plain\r\nX-Altro: 1" }));
    expect(await new Response(writeFormData(form).body).text()).not.toContain("X-Altro");
  });
});
