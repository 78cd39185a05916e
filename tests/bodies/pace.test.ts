import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { whyLost } from "~/bodies/arriving-file";
import { receiveForm, receiveText } from "~/bodies/receive";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** A body of pieces of this size, one after each wait; how much of it was sent. */
function sender(size: number, everyMs: number, most = Infinity) {
  const sent = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        sent.bytes += size;
        controller.enqueue(new Uint8Array(size));
        if (sent.bytes >= most) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://x.example", { method: "POST", body, duplex: "half" });
  return { request, sent };
}

const receiving = { cap: 10_000_000, address: null, limit: 1_000_000 };

/** How receiving ends after so many seconds of the clock; null if it goes on. */
async function endsWithin(seconds: number, { request }: { request: Request }): Promise<unknown> {
  let end: unknown = null;
  receiveText(request, receiving).then(
    (received) => (end = received?.value.length ?? "too large"),
    (error: unknown) => (end = error),
  );
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return end;
}

const TOO_SLOW = { status: 408, code: "internal/too_slow" };

describe("the pace of a body", () => {
  test("of one byte a second ends it with 408 after twenty seconds", async () => {
    expect(await endsWithin(19, sender(1, 1_000))).toBeNull();
    expect(await endsWithin(21, sender(1, 1_000))).toMatchObject(TOO_SLOW);
  });

  test("of a sender who stops ends it with 408", async () => {
    expect(await endsWithin(21, sender(1, 60_000))).toMatchObject(TOO_SLOW);
  });

  test("may fall for some seconds: only the average of ten counts", async () => {
    expect(await endsWithin(45, sender(15_000, 9_000, 60_000))).toBe(60_000);
  });

  test("of the fewest bytes a second is enough until ten minutes have passed", async () => {
    const slowest = sender(1_200, 1_000);
    expect(await endsWithin(590, slowest)).toBeNull();
    expect(await endsWithin(602, sender(1_200, 1_000))).toMatchObject(TOO_SLOW);
  });
});

describe("a form with a file", () => {
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const FILE = '\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF';
  const END = "\r\n--x--\r\n";

  /** What becomes of a body that begins with this text and then stops. */
  async function received(text: string) {
    const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(Buffer.from(text)) });
    const request = new Request("http://x.example", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body,
      duplex: "half",
    });
    const keptFor = { accountId: "account", companyId: "company" };
    const end = receiveForm(request, {
      ...receiving,
      files: { keptFor },
      spool: { folder: "/nowhere", leastFree: 0 },
    }).then(
      (form) => ({ form: form?.value }),
      (error: unknown) => ({ error }),
    );
    await vi.advanceTimersByTimeAsync(21_000);
    return end;
  }

  test("that stops in the midst of the file is taken with what was typed before it", async () => {
    const typed = `${part("a", "one")}\r\n${part("b", "two")}`;
    const { form } = (await received(typed + FILE)) as { form: FormData };
    const file = form.get("file") as File;
    expect([form.get("a"), form.get("b"), file.name, whyLost(file)]).toEqual([
      "one",
      "two",
      "a.pdf",
      "file_too_slow",
    ]);
  });

  test.each([
    ["before the file, in the midst of a typed value", part("a", "on")],
    ["before the file, between two values", `${part("a", "one")}\r\n--x\r\n`],
    ["behind the file, where values may be missing", `${part("a", "one")}${FILE}\r\n${part("b", "tw")}`],
    ["before its last boundary is whole", `${part("a", "one")}${FILE}${END.slice(0, -4)}`],
  ])("that stops %s is refused with 408", async (_, text) => {
    expect(await received(text)).toMatchObject({ error: TOO_SLOW });
  });
});
