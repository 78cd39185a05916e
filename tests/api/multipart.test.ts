import { describe, expect, test } from "vitest";
import { readFormData, writeFormData } from "~/api/form-data";
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

async function partsOf(text: string | Buffer, size = 7, type = TYPE) {
  const parts: { name: string; fileName: string | null; text: string }[] = [];
  for await (const { name, fileName, data } of readParts(inPieces(text, size), type)) {
    const chunks: Buffer[] = [];
    for await (const chunk of data) chunks.push(chunk);
    parts.push({ name, fileName, text: Buffer.concat(chunks).toString("latin1") });
  }
  return parts;
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
    ["that is empty", 'name="f"; filename=""', ""],
    ["in UTF-8", 'name="f"; filename="città 😀.pdf"', "città 😀.pdf"],
    ["in its extended form", "name=\"f\"; filename*=UTF-8''citt%C3%A0.pdf", "città.pdf"],
  ])("takes a file name %s", async (_, disposition, expected) => {
    expect(await nameOf(disposition)).toBe(expected);
  });

  test("takes a file name in the coding of an old desktop", async () => {
    expect(await nameOf(Buffer.from('name="f"; filename="citt\u00e0.pdf"', "latin1"))).toBe("città.pdf");
  });

  test.each([
    ["without a boundary in its type", body(part('name="a"')), "multipart/form-data"],
    ["without a boundary in it", Buffer.from("a=b&c=d"), TYPE],
    ["cut off in a part", body(part('name="a"')).subarray(0, 60), TYPE],
    ["cut off before its end", part('name="a"'), TYPE],
    ["with a part that has no name", body(part('filename="a.pdf"')), TYPE],
    ["with headers that never end", Buffer.from(`--xyz\r\n${"x".repeat(20_000)}`), TYPE],
    ["that is empty", Buffer.alloc(0), TYPE],
  ])("%s is refused", async (_, text, type) => {
    await expect(partsOf(text, 1000, type)).rejects.toThrow(MultipartError);
  });

  test("with more parts than anybody fills in is refused", async () => {
    const many = body(...Array.from({ length: 12_001 }, () => part('name="a"', "")));
    await expect(partsOf(many, 65_536)).rejects.toThrow(MultipartError);
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
    const { type, body: sent } = await writeFormData(form);
    const arrived = await readFormData(inPieces(sent, 11), type);
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
    expect((await writeFormData(form)).body.toString()).not.toContain("X-Altro");
  });
});
