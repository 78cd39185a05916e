import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { PNG } from "pngjs";
import { encodeQR } from "qr";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withdrawCompany } from "~/platform/store/owner/withdraw-company";
import { write } from "~/platform/store/write";
import { formatDate } from "~/texts/format";
import { cardUrls } from "~/web/card-urls";
import { signedInApi } from "../../api-client";
import { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { temporaryFolder, type TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { inStoreOf } from "../../store-of";

const WRITER = "redazione@azienda-demo.example";
let server: TestServer;
let number: string;
let stranger: Browser;
beforeAll(async () => {
  server = await demoServer();
  const { call } = await signedInApi(server.url, WRITER);
  number = (await call("survey.publicity", {})).newest ?? "";
});
beforeEach(() => {
  stranger = new Browser(server.url);
});

/** Chooses on the company's page what everyone sees. */
async function choose(classes: boolean, document: boolean) {
  const writer = await signedIn(server, WRITER);
  const page = await writer.get(cardUrls.publicity());
  return page
    .form({ button: "Salva la scelta" })
    .fill({
      "I punteggi delle tre classi, con le linee rosse e le loro spiegazioni": classes,
      "Il documento della carta, con tutte le risposte": document,
    })
    .submit();
}

const bytesOf = async (address: string) =>
  Buffer.from(await (await fetch(server.url + address)).arrayBuffer());
const checkPage = () => stranger.get(cardUrls.check());

describe("the public page of a card", () => {
  test("tells a stranger what it is, in the third person, and names no person", async () => {
    const { status, heading, text, headers } = await stranger.get(cardUrls.shown(number));
    expect([status, heading]).toEqual([200, `La carta ${number} è valida`]);
    expect(text).toContain("Azienda Demo S.r.l.");
    expect(text).toContain("L'azienda non mostra qui i punteggi");
    expect(text).toContain("regolamento (UE) 2024/3005");
    expect(text).toContain("direttiva (UE) 2024/825");
    expect(text).not.toMatch(/la tua|\bChiara\b|Ferrari|su 100/i);
    expect(headers["x-robots-tag"]).toContain("noindex");
  });

  test("shows the classes once the company has chosen so", async () => {
    expect((await choose(true, false)).text).toContain("Scelta salvata");
    const { text } = await stranger.get(cardUrls.shown(number));
    expect(text).toMatch(/Fondamentali/);
    expect(text).toMatch(/62.*su 100|62 ?, medio|62/);
    expect(text).not.toContain("Scarica il documento");
    await choose(false, false);
  });

  test("of no card is a page that says so, and leads to the search", async () => {
    const page = await stranger.get(cardUrls.shown("ESG-2025-2222222222"));
    expect([page.status, page.heading]).toEqual([404, "Nessuna carta ha questo numero"]);
    expect((await page.follow("Controlla una carta ESG")).path).toBe("/card");
  });
});

describe("the badge and the code of a card", () => {
  const at = (address: string) => fetch(server.url + address);

  test("may stand on pages of others, and say today's state", async () => {
    const badge = await at(cardUrls.badge(number));
    expect([badge.status, badge.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(badge.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const drawn = await badge.text();
    const { call } = await signedInApi(server.url, WRITER);
    const { expiresAt } = await call("survey.publicCard", { params: { number } });
    const day = formatDate(expiresAt ?? "");
    expect(drawn).toContain(`<title id="t">Carta ESG 2025 · livello 1: valida fino al ${day}</title>`);
    expect(drawn).not.toContain("Azienda Demo");
  });

  test("are pictures too, of twice the size and with the letters of the server's own font", async () => {
    const answer = await at(cardUrls.badgePicture(number));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const { width, height, data } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
    expect([width, height]).toEqual([640, 128]);
    // Dark dots where the words stand: an image without its font has none.
    const words = [...Array(width * height).keys()].filter(
      (dot) => dot % width > 150 && Math.floor(dot / width) > 10 && (data[dot * 4] ?? 255) < 80,
    );
    expect(words.length).toBeGreaterThan(1_000);
    expect((await at(cardUrls.badgePicture("ESG-2025-2222222222"))).status).toBe(404);
  });

  test("lead to the card's page: the picture has the squares of the drawing", async () => {
    const code = await at(cardUrls.code(number));
    expect(code.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const picture = PNG.sync.read(Buffer.from(await code.arrayBuffer()));
    const squares = encodeQR(server.url + cardUrls.shown(number), "raw", { ecc: "medium", border: 4 });
    const pixels = picture.width / squares.length;
    const darkAt = (x: number, y: number) =>
      picture.data[(y * pixels * picture.width + x * pixels) * 4] === 0;
    expect(squares.map((row, y) => row.map((_, x) => darkAt(x, y)))).toEqual(squares);
  });

  test("of no card are not there", async () => {
    expect((await at(cardUrls.badge("ESG-2025-2222222222"))).status).toBe(404);
    expect((await at(cardUrls.code("ESG-2025-2222222222"))).status).toBe(404);
    expect((await at(cardUrls.shown(number))).headers.get("cross-origin-resource-policy")).toBe(
      "same-origin",
    );
  });

  test("are given with the words to put them on a page", async () => {
    const page = await (await signedIn(server, WRITER)).get(cardUrls.publicity());
    expect(page.text).toContain(`<img src="${server.url}${cardUrls.badge(number)}" width="320" height="64"`);
    expect((await page.follow("Guarda la pagina come la vedono gli altri")).path).toBe(
      cardUrls.shown(number),
    );
  });
});

describe("the search of a card", () => {
  test("finds it by its number, however it is typed", async () => {
    const found = await (
      await checkPage()
    )
      .form({ button: "Cerca la carta" })
      .fill({ "Numero della carta": number.toLowerCase().replaceAll("-", " ") })
      .submit();
    expect(found.path).toBe(cardUrls.shown(number));
  });

  test.each([
    ["", "Scrivi il numero della carta."],
    ["ESG-2025", "Questo non è un numero di carta"],
  ])("of %j says what is wrong, and keeps it", async (typed, words) => {
    const refused = await (
      await checkPage()
    )
      .form({ button: "Cerca la carta" })
      .fill({ "Numero della carta": typed })
      .submit();
    expect(refused.status).toBe(422);
    expect(refused.errors.join()).toContain(words);
    expect(refused.form({ button: "Cerca la carta" }).values("number")).toEqual([typed]);
  });
});

describe("a document", () => {
  const handIn = async (bytes: Buffer, signature?: Buffer) => {
    const form = (await stranger.get(cardUrls.compare())).form({ button: "Controlla il documento" });
    const document = { fileName: `${number}.json`, type: "application/json", content: bytes };
    const sig = signature && { fileName: `${number}.sig`, content: signature };
    const labels = {
      "Il documento della carta (file .json)": document,
      ...(sig && { "La firma del documento (file .sig) (facoltativo)": sig }),
    };
    return form.fill(labels).submit();
  };

  test("that the company shares verifies here and with openssl, and a changed byte does not", async () => {
    await choose(false, true);
    const bytes = await bytesOf(cardUrls.document(number));
    const signature = await bytesOf(cardUrls.signature(number));
    const { keys } = JSON.parse((await bytesOf(cardUrls.keys())).toString()) as { keys: { kid: string }[] };
    const pem = await bytesOf(cardUrls.key(keys[0]?.kid ?? ""));

    const unchanged = await handIn(bytes);
    expect([unchanged.path, unchanged.text]).toEqual([
      cardUrls.shown(number),
      expect.stringContaining(`Il documento è proprio quello della carta ${number}.`),
    ]);
    expect((await handIn(bytes, signature)).text).toContain("la firma è nostra");
    const written = Buffer.from(`${signature.toString("base64")}\n`);
    expect((await handIn(bytes, written)).text).toContain("la firma è nostra");
    const other = Buffer.from(signature);
    other[5] = (other[5] ?? 0) ^ 1;
    expect((await handIn(bytes, other)).errors.join()).toContain("la firma non è la sua");
    const changed = Buffer.from(bytes);
    changed[100] = (changed[100] ?? 0) ^ 1;
    const refused = await handIn(changed);
    expect([refused.status, refused.errors.join()]).toEqual([
      422,
      expect.stringContaining("Nessuna carta emessa qui"),
    ]);

    const folder = temporaryFolder();
    const file = (name: string, content: Buffer) => {
      writeFileSync(path.join(folder, name), content);
      return path.join(folder, name);
    };
    const [key, sig] = [file("key.pem", pem), file("card.sig", signature)];
    const verified = (document: string) =>
      spawnSync(
        "openssl",
        ["pkeyutl", "-verify", "-pubin", "-inkey", key, "-rawin", "-in", document, "-sigfile", sig],
        { encoding: "utf8" },
      );
    // OpenSSL 3 reads Ed25519 this way; where there is none, nothing can be shown.
    if (/^OpenSSL 3/.test(execFileSync("openssl", ["version"], { encoding: "utf8" }))) {
      expect(verified(file("card.json", bytes)).stdout).toContain("Signature Verified Successfully");
      expect(verified(file("changed.json", changed)).status).not.toBe(0);
    }
    await choose(false, false);
    expect((await fetch(server.url + cardUrls.document(number))).status).toBe(404);
    expect((await fetch(server.url + cardUrls.signature(number))).status).toBe(404);
    const led = await stranger.get(cardUrls.document(number));
    expect([led.path, led.text]).toEqual([
      cardUrls.shown(number),
      expect.stringContaining("non condivide il documento"),
    ]);
  });

  test("is asked for where none was chosen, and refused where it is too large", async () => {
    const empty = await (
      await stranger.get(cardUrls.compare())
    )
      .form({ button: "Controlla il documento" })
      .submit();
    expect([empty.status, empty.errors.join()]).toEqual([422, expect.stringContaining("scegli un file")]);
    const large = await handIn(Buffer.alloc(2_000_001, "x"));
    expect([large.status, large.errors.join()]).toEqual([413, expect.stringContaining("troppo grande")]);
    const huge = await handIn(Buffer.alloc(11 * 1024 * 1024, "x"));
    expect(huge.status).toBe(413);
    expect(huge.errors).toHaveLength(1);
  });

  test.each([
    ["half a signature", Buffer.alloc(32, 7)],
    ["an empty file", Buffer.alloc(0)],
    ["a text", Buffer.from("firma ".repeat(1000))],
    ["a file that is too large to be kept", Buffer.alloc(11 * 1024 * 1024, "A")],
  ])("with %s says what a signature is, and asks for the document again", async (_, signature) => {
    const refused = await handIn(Buffer.from("{}"), signature);
    expect(refused.status).toBe(422);
    expect(refused.errors.join()).toContain("Questo file non è una firma");
    expect(refused.errors.join()).toContain("sceglilo di nuovo");
  });
});

describe("the page of what everyone sees", () => {
  test("shows a reader the choice, the address and no form", async () => {
    const page = await (await signedIn(server, "lettura@azienda-demo.example")).get(cardUrls.publicity());
    expect(page.document.querySelector("main form")).toBeNull();
    expect(page.text).toContain(`${cardUrls.shown(number)}`);
    expect(page.text).toMatch(/documento della carta, con tutte le risposte: non si vede/);
  });

  test("over what a colleague has just chosen says so, and keeps the ticks", async () => {
    const writer = await signedIn(server, WRITER);
    const first = await writer.get(cardUrls.publicity());
    await choose(true, false);
    const refused = await first
      .form({ button: "Salva la scelta" })
      .fill({ "Il documento della carta, con tutte le risposte": true })
      .submit();
    expect(refused.status).toBe(409);
    expect(refused.form({ button: "Salva la scelta" }).values("sharesDocument")).toEqual(["on"]);
    await choose(false, false);
  });
});

describe("a card of a company that is gone", () => {
  test("is said to be withdrawn, with its number and its hash and nothing else of the company", async () => {
    const { call } = await signedInApi(server.url, WRITER);
    const { sha256 } = await call("survey.publicCard", { params: { number } });
    await inStoreOf(server, async (db) => {
      const account = db.selectFrom("account").select("id").where("email", "=", WRITER);
      const { company_id } = await db
        .selectFrom("membership")
        .select("company_id")
        .where("account_id", "=", account)
        .executeTakeFirstOrThrow();
      await write(db, company_id, (trx) => withdrawCompany(trx, company_id, "2026-11-30T09:00:00.000Z"));
    });
    const page = await stranger.get(cardUrls.shown(number));
    expect([page.status, page.heading]).toEqual([200, `La carta ${number} è stata ritirata`]);
    expect(page.text).toContain("ritirata il 30/11/2026");
    expect(page.text).toContain(sha256);
    expect(page.text).not.toContain("Azienda Demo");
    expect(await (await fetch(server.url + cardUrls.badge(number))).text()).toMatch(/<title[^>]*>.*ritirata/);
  });
});
