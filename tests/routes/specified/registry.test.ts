import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { t } from "~/texts/i18n.server";
import { companyUrls } from "~/web/company-urls";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { png } from "../../platform/registry/logo/pictures";
import { overSpecification } from "./over";

/** The registry over a server that takes logos at a place of its own, and one that fails. */

const over = overSpecification();

const LOGO = png(20, 10);

let received: { method: string | undefined; content: Buffer } | undefined;
/** How the place of the logos answers. */
let taking = { status: 200, body: "" };
let place: Server;
let browser: Browser;
beforeAll(async () => {
  place = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = [];
    incoming.on("data", (piece: Buffer) => pieces.push(piece));
    incoming.on("end", () => {
      received = { method: incoming.method, content: Buffer.concat(pieces) };
      outgoing.writeHead(taking.status, { "Content-Type": "application/json" }).end(taking.body);
    });
  });
  await new Promise<void>((resolve) => place.listen(0, "127.0.0.1", resolve));
  browser = await over.enter("admin@azienda-demo.example");
});
beforeEach(() => void (over.api.change = (_, answer) => answer));
afterAll(() => void place.close());

/** From now on the calls of this path answer so. */
const answerAt = (end: string, made: () => Response) => {
  over.api.change = (path, answer) => (path.endsWith(end) ? made() : answer);
};

/** The same of changes of the company: it is still read. */
const answerPut = (made: () => Response) => {
  over.api.change = (path, answer, method) =>
    path.endsWith("/companies") && method === "PUT" ? made() : answer;
};

const failing = () => new Response("", { status: 500 });

const sendLogo = async () =>
  (await browser.get(companyUrls.logo()))
    .form({ within: "main" })
    .fill({ logo: { fileName: "marchio.png", content: LOGO } })
    .submit();

test("a logo is sent by PUT to the place that the server names", async () => {
  const { port } = place.address() as AddressInfo;
  answerAt("/companies/logo", () => Response.json({ uploadUrl: `http://127.0.0.1:${port}/logo?firma=1` }));
  const page = await sendLogo();
  expect([page.status, page.text.includes("Il logo è salvato.")]).toEqual([200, true]);
  expect(received).toEqual({ method: "PUT", content: LOGO });
});

test.each([
  [
    "for a reason that the place names, beside its field",
    {
      status: 415,
      body: JSON.stringify({
        message: "internal/refused",
        errors: [{ path: "logo", code: "picture_animated", params: { name: "marchio.png" } }],
      }),
    },
    [415, [expect.stringContaining("«marchio.png» è un'immagine animata")]],
  ],
  [
    "for no reason",
    { status: 400, body: "<Error><Code>EntityTooLarge</Code></Error>" },
    [400, [expect.stringContaining("«marchio.png» non è stato accettato")]],
  ],
  [
    "because the place does not know the sender",
    { status: 403, body: "" },
    [503, [expect.stringContaining("«marchio.png» non è stato caricato")]],
  ],
  [
    "because the place fails",
    { status: 500, body: "x".repeat(100_000) },
    [503, [expect.stringContaining("riprova")]],
  ],
])("a logo is refused %s", async (_, answer, refusal) => {
  const { port } = place.address() as AddressInfo;
  answerAt("/companies/logo", () => Response.json({ uploadUrl: `http://127.0.0.1:${port}/logo` }));
  taking = answer;
  const page = await sendLogo();
  taking = { status: 200, body: "" };
  expect([page.status, page.errors]).toEqual(refusal);
});

test.each([
  ["other", { link: "non un indirizzo" }, "«Pagina web»"],
  ["contacts", { "top-management-role.phone": "abc" }, "almeno 6 cifre"],
] as const)("of %s, the rules of the product say what is wrong with %o", async (section, typed, words) => {
  const page = await browser.get(urls.registrySection(section));
  const refused = await page.form({ within: "main" }).fill(typed).submit();
  expect([refused.status, refused.errors]).toEqual([422, [expect.stringContaining(words)]]);
});

test("an activity of a sector that is neither the stored one nor the new one is refused beside its field", async () => {
  const posting = (await browser.get(urls.registrySection("essential"))).form({ within: "main" }).posting();
  const entries = posting.entries.map(([name, value]): (typeof posting.entries)[number] => [
    name,
    name === "action" ? "62.10" : value,
  ]);
  const refused = await browser.send({ ...posting, entries });
  expect([refused.status, refused.errors]).toEqual([
    422,
    [expect.stringContaining("non appartiene al settore scelto")],
  ]);
});

test("a logo whose name the server refuses is an error at its field", async () => {
  answerAt("/companies/logo", () => new Response(null, { status: 422 }));
  const page = await sendLogo();
  expect([page.status, page.errors]).toEqual([
    422,
    [expect.stringContaining("«marchio.png» non è stato accettato")],
  ]);
});

test("a logo that the server does not take is said not to be saved", async () => {
  answerAt("/companies/logo", failing);
  expect((await sendLogo()).errors[0]).toBe("Il logo non è stato caricato.");
});

test("an identifier with a wrong check digit is saved without a question that nobody could answer", async () => {
  const page = await browser.get(urls.registrySection("identity"));
  expect(page.text).toContain(t("registry:digits_not_checked"));
  const doubtful = "09999010178";
  const saved = await page.form({ within: "main" }).fill({ identifier: doubtful }).submit();
  expect([saved.status, saved.errors]).toEqual([200, []]);
  expect((await browser.get(urls.registry())).text).toContain(doubtful);
});

test("what has no valid shape is an error at its field, though the server names none, and stays typed", async () => {
  const page = await browser.get(urls.registrySection("identity"));
  const typed = { identifier: "0999901", fiscalCode: "12" };
  const refused = await page.form({ within: "main" }).fill(typed).submit();
  expect([refused.status, refused.errors]).toEqual([
    422,
    [
      expect.stringContaining("scrivi esattamente 11 cifre"),
      expect.stringContaining("scrivi almeno 9 lettere"),
    ],
  ]);
  const form = refused.form({ within: "main" });
  expect([form.values("identifier"), form.values("fiscalCode")]).toEqual([["0999901"], ["12"]]);
  const field = refused.document.querySelector("main [name=identifier]");
  expect(field?.getAttribute("aria-invalid")).toBe("true");
});

describe("an identifier of another company", () => {
  const taken = async () => {
    const { partita_iva: identifier } = await over.world.db
      .selectFrom("company")
      .select("partita_iva")
      .where("partita_iva", "is not", null)
      .where("business_name", "not like", "%Azienda Demo%")
      .executeTakeFirstOrThrow();
    return identifier ?? "";
  };

  test("is an error at its field and stays typed, though the server only refuses", async () => {
    const identifier = await taken();
    const page = await browser.get(urls.registrySection("identity"));
    const typed = { identifier, city: "Altrove" };
    const refused = await page.form({ within: "main" }).fill(typed).submit();
    expect([refused.status, refused.errors]).toEqual([
      422,
      [expect.stringContaining("forse è di un'azienda già registrata")],
    ]);
    const form = refused.form({ within: "main" });
    expect([form.values("identifier"), form.values("city")]).toEqual([[identifier], ["Altrove"]]);
    const field = refused.document.querySelector("main [name=identifier]");
    expect(field?.getAttribute("aria-invalid")).toBe("true");
    expect((await browser.get(urls.registry())).text).not.toContain("Altrove");
  });

  test.each([400, 406, 409, 422])(
    "is one also where the server refuses with %i and no words",
    async (status) => {
      const page = await browser.get(urls.registrySection("identity"));
      answerPut(() => new Response(null, { status }));
      const refused = await page
        .form({ within: "main" })
        .fill({ identifier: await taken() })
        .submit();
      expect([refused.status, refused.errors]).toEqual([422, [expect.stringContaining("non dice perché")]]);
    },
  );

  test("is not what is wrong where another field was changed, or where the server fails", async () => {
    const page = await browser.get(urls.registrySection("identity"));
    answerPut(() => new Response(null, { status: 422 }));
    const other = await page.form({ within: "main" }).fill({ city: "Altrove" }).submit();
    expect([other.status, other.text.includes("azienda già registrata")]).toEqual([422, false]);
    answerPut(failing);
    const failed = await page
      .form({ within: "main" })
      .fill({ identifier: await taken() })
      .submit();
    expect([failed.status, failed.text.includes("azienda già registrata")]).toEqual([500, false]);
  });
});

test("a figure that is no number is an error at its field, though the server keeps silent about it", async () => {
  const page = await browser.get(urls.registrySection("essential"));
  const refused = await page.form({ within: "main" }).fill({ annualTurnover: "molto" }).submit();
  expect([refused.status, refused.errors[0]]).toEqual([422, expect.stringContaining("scrivi solo cifre")]);
  expect(refused.errors).toContain(t("errors:rest_saved"));
  expect(refused.form({ within: "main" }).values("annualTurnover")).toEqual(["molto"]);
});

test("a company that cannot be loaded is said not to be, on a page of its own", async () => {
  answerAt("/companies", failing);
  const page = await browser.get(urls.registry());
  expect([page.status, page.heading]).toEqual([500, "I dati dell'azienda non si caricano"]);
});
