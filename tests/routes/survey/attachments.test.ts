import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { FILE_LIMIT, MOST_FILES } from "~/domain/files/limits";
import { urls } from "~/web/urls";
import { apiOf, signedInApi } from "../../api-client";
import { Browser } from "../../pages/client";
import type { GivenFile } from "../../pages/encode";
import type { Page } from "../../pages/page";
import { words } from "../../pages/form";
import { signedIn } from "../../pages/sign-in";
import { fileNamed, formWith, pdf, SAMPLES } from "../../platform/files/samples";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { inStoreOf } from "../../store-of";

const ADMIN = "admin@azienda-demo.example";
const WRITER = "redazione@azienda-demo.example";
const READER = "lettura@azienda-demo.example";
const STRANGER = "admin@azienda-nuova.example";

const at = (milestone: string, slug: string, area = "env", level = "start_small") =>
  urls.question(level, milestone, `v3-${area}-${milestone}-${slug}`);
const WATER = at("acqua", "prelievo");
const SAVE = "Salva e continua";
const FILE = "Scegli uno o più file";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
});

const file = (fileName: string, content: Buffer | string = pdf(fileName)): GivenFile => ({
  fileName,
  content,
});
const formOn = (page: Page) => page.form({ button: "Allega" });
const open = async (who = browser, url = WATER) => formOn(await who.get(url));

/** The names of the files on a page, as a user reads them. */
const filesOn = (page: Page) => page.document.querySelectorAll("main fieldset li a").map(words);
const stored = () => readdirSync(path.join(server.dataDir, "files")).sort();

/** Leaves the question answered and without files. */
async function clean(values: Record<string, string> = { prelievo: "1840", uso: "civile" }): Promise<void> {
  let page = await browser.get(WATER);
  for (let name = filesOn(page)[0]; name; name = filesOn(page)[0])
    page = await formOn(page).submit(`Togli ${name}`);
  await formOn(page).fill(values).submit(SAVE);
}

describe("a question that takes files", () => {
  test("says before choosing which, and how large", async () => {
    const page = await browser.get(WATER);
    expect(page.text).toContain(
      "Fino a 20, al massimo 10 MB ciascuno: pdf, png, jpg, docx, xlsx, odt, ods, csv, txt, p7m.",
    );
    const [input] = formOn(page).controls("file");
    expect(input?.getAttribute("accept")).toBe(".pdf,.png,.jpg,.jpeg,.docx,.xlsx,.odt,.ods,.csv,.txt,.p7m");
    const described = input?.getAttribute("aria-describedby") ?? "";
    expect(words(page.document.getElementById(described))).toContain("10 MB");
    expect(formOn(page).posting(SAVE).encType).toBe("multipart/form-data");
  });

  test("sends what is typed before the file, and Enter saves", async () => {
    const { entries } = (await open()).fill({ [FILE]: file("a.pdf") }).posting("next=continue");
    const names = entries.map(([name]) => name);
    expect(names.indexOf("file")).toBeGreaterThan(names.indexOf("explanation"));
    const page = await browser.get(WATER);
    const first = page.document.querySelector("main form button");
    expect([first?.getAttribute("type"), first?.getAttribute("name")]).toEqual(["submit", undefined]);
    const pressed = formOn(page).posting("next=continue");
    const unnamed = pressed.entries.filter(([name]) => name !== "next");
    expect((await page.send({ ...pressed, entries: unnamed })).path).not.toBe(WATER);
  });

  test("saves answer and file with one button and stays", async () => {
    await clean();
    const page = await (
      await open()
    )
      .fill({ prelievo: "1.234", [FILE]: file('C:\\Users\\Elena\\Bolletta "acqua"; 100% è qui.pdf') })
      .submit("Allega");
    expect(page.url).toBe(server.url + WATER);
    expect(page.text).toContain('Allegato: Bolletta "acqua"; 100% è qui.pdf.');
    expect(filesOn(page)).toEqual(['Bolletta "acqua"; 100% è qui.pdf']);
    expect(formOn(page).values("prelievo")).toEqual(["1.234"]);
    expect(page.text).toContain("(PDF, 1 KB)");
  });

  test("takes a file along when the answer is saved, and goes on", async () => {
    await clean();
    const next = await (await open()).fill({ [FILE]: file("a.pdf") }).submit(SAVE);
    expect(next.url).not.toBe(server.url + WATER);
    expect(next.text).toContain("Allegato: a.pdf.");
    expect(filesOn(await browser.get(WATER))).toEqual(["a.pdf"]);
  });

  test.each(Object.entries(SAMPLES))("takes %s", async (name, content) => {
    const page = await (await open()).fill({ [FILE]: file(name, content) }).submit("Allega");
    expect(filesOn(page)).toContain(name);
  });

  test("shows the new name after replacing (fault 20), and the old file is gone", async () => {
    await clean();
    const before = stored();
    await (await open()).fill({ [FILE]: file("primo.pdf") }).submit("Allega");
    const two = await (await open()).fill({ [FILE]: file("secondo.pdf") }).submit("Allega");
    expect(filesOn(two)).toEqual(["primo.pdf", "secondo.pdf"]);
    const page = await formOn(two)
      .fill({ prelievo: "77", [FILE]: file("nuovo.pdf") })
      .submit("Sostituisci primo.pdf");
    expect(page.text).toContain("Sostituito: al posto di primo.pdf ora c'è nuovo.pdf.");
    expect(filesOn(page)).toEqual(["nuovo.pdf", "secondo.pdf"]);
    expect(formOn(page).values("prelievo")).toEqual(["77"]);
    expect(filesOn(await browser.get(WATER))).toEqual(["nuovo.pdf", "secondo.pdf"]);
    expect(stored()).toHaveLength(before.length + 2);
  });

  test("removes a file and says which", async () => {
    await clean();
    const before = stored();
    const page = await (await open()).fill({ [FILE]: file("a.pdf") }).submit("Allega");
    const removed = await formOn(page).fill({ prelievo: "88" }).submit("Togli a.pdf");
    expect(removed.url).toBe(server.url + WATER);
    expect(removed.text).toContain("Tolto: a.pdf.");
    expect(filesOn(removed)).toEqual([]);
    expect(formOn(removed).values("prelievo")).toEqual(["88"]);
    expect(stored()).toEqual(before);
  });

  test("takes its files back with the answer, and keeps their bytes while that can be undone", async () => {
    await clean();
    const before = stored();
    const page = await (await open()).fill({ [FILE]: file("a.pdf") }).submit("Allega");
    await formOn(page).submit("Togli la risposta");
    expect(filesOn(await browser.get(WATER))).toEqual([]);
    expect(stored()).toEqual(expect.arrayContaining(before));
    expect(stored()).toHaveLength(before.length + 1);
  });

  test("takes several chosen at once, with the save button too", async () => {
    await clean();
    const three = ["a.pdf", "b.pdf", "c.pdf"].map((name) => file(name));
    const page = await (await open()).fill({ [FILE]: three }).submit("Allega");
    expect(page.text).toContain("Allegato: a.pdf. Allegato: b.pdf. Allegato: c.pdf.");
    expect(filesOn(page)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
    await (await open()).fill({ [FILE]: [file("d.pdf"), file("e.pdf")] }).submit(SAVE);
    expect(filesOn(await browser.get(WATER))).toEqual(["a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf"]);
  });

  test("puts the first of several in the place of the one that is replaced, and adds the others", async () => {
    await clean();
    const page = await (await open()).fill({ [FILE]: [file("a.pdf"), file("b.pdf")] }).submit("Allega");
    const replaced = await formOn(page)
      .fill({ [FILE]: [file("c.pdf"), file("d.pdf")] })
      .submit("Sostituisci a.pdf");
    expect(replaced.text).toContain("Sostituito: al posto di a.pdf ora c'è c.pdf. Allegato: d.pdf.");
    expect(filesOn(replaced)).toEqual(["c.pdf", "b.pdf", "d.pdf"]);
  });

  test("is done without any (D2)", async () => {
    await clean();
    expect((await browser.get(WATER)).text).toContain("Completa");
  });
});

describe("a file that is refused (faults 16 and 19)", () => {
  test.each([
    ["of another kind", file("virus.exe", "MZ"), 415, "«virus.exe» è di un tipo che non si può allegare"],
    [
      "a drawing with script called a picture",
      file("logo.png", "<svg><script>1</script></svg>"),
      415,
      "«logo.png» non contiene un documento di tipo png",
    ],
    ["empty", file("vuoto.pdf", ""), 422, "«vuoto.pdf» è vuoto"],
    ["cut off", file("a.pdf", "%PDF-1.4 e basta"), 422, "«a.pdf» è danneggiato o incompleto"],
    [
      "a byte too large",
      file("a.pdf", pdf("a", FILE_LIMIT + 1)),
      413,
      "«a.pdf» supera il limite di 10 MB per file",
    ],
    [
      "ten times too large",
      file("a.pdf", Buffer.alloc(10 * FILE_LIMIT)),
      413,
      "«a.pdf» supera il limite di 10 MB per file",
    ],
  ] as const)(
    "because it is %s: the reason stands beside it, and nothing typed is lost",
    async (_, given, status, reason) => {
      await clean();
      const before = stored();
      for (const button of ["Allega", SAVE]) {
        const form = (await open()).fill({
          prelievo: "12,5",
          explanation: "Letto dal contatore",
          [FILE]: given,
        });
        const refused = await form.submit(button);
        expect(refused.status).toBe(status);
        expect(refused.title).toMatch(/^Errore: /);
        expect(refused.errors).toEqual([expect.stringContaining(reason)]);
        const input = refused.document.getElementById("file");
        expect(input?.getAttribute("aria-invalid")).toBe("true");
        expect(words(refused.document.getElementById("file-error"))).toContain(reason);
        expect(formOn(refused).values("prelievo")).toEqual(["12,5"]);
        expect(formOn(refused).values("explanation")).toEqual(["Letto dal contatore"]);
        expect(stored()).toEqual(before);
        const mended = await formOn(refused)
          .fill({ [FILE]: file("buono.pdf") })
          .submit("Allega");
        expect(filesOn(mended)).toEqual(["buono.pdf"]);
        await clean();
      }
    },
  );

  test("among several names itself, and the others wait to be saved", async () => {
    await clean();
    const given = [file("a.pdf"), file("virus.exe", "MZ"), file("vuoto.pdf", ""), file("b.pdf")];
    const refused = await (await open()).fill({ prelievo: "12", [FILE]: given }).submit(SAVE);
    expect([refused.status, filesOn(refused)]).toEqual([422, ["a.pdf", "b.pdf"]]);
    expect(refused.errors).toEqual([
      expect.stringContaining("«virus.exe» è di un tipo che non si può allegare"),
      expect.stringContaining("«vuoto.pdf» è vuoto"),
    ]);
    const saved = await formOn(refused).submit("Allega");
    expect(saved.errors).toEqual(["Prima scegli un file, poi premi il pulsante."]);
    await formOn(refused).submit(SAVE);
    expect(filesOn(await browser.get(WATER))).toEqual(["a.pdf", "b.pdf"]);
  });

  test("because an answer has as many as it may is named, and so is a choice of too many", async () => {
    await clean();
    const numbered = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => file(`${from + index}.pdf`));
    const full = await (await open()).fill({ [FILE]: numbered(0, MOST_FILES - 1) }).submit("Allega");
    expect(filesOn(full)).toHaveLength(MOST_FILES - 1);
    const refused = await formOn(full)
      .fill({ [FILE]: numbered(MOST_FILES - 1, MOST_FILES + 1) })
      .submit("Allega");
    expect([refused.status, filesOn(refused).length]).toEqual([422, MOST_FILES]);
    expect(refused.errors).toEqual([expect.stringContaining("«20.pdf» non è stato allegato")]);
    const flood = await (
      await open()
    )
      .fill({ prelievo: "7", [FILE]: numbered(0, MOST_FILES + 1) })
      .submit(SAVE);
    expect(flood.errors[0]).toBe("Puoi allegare al massimo 20 file. Togline qualcuno.");
    expect(formOn(flood).values("prelievo")).toEqual(["7"]);
    await clean();
  });

  test("because there is none", async () => {
    await clean();
    const refused = await (await open()).fill({ prelievo: "9" }).submit("Allega");
    expect([refused.status, refused.errors]).toEqual([422, ["Prima scegli un file, poi premi il pulsante."]]);
    expect(formOn(refused).values("prelievo")).toEqual(["9"]);
    const page = await (await open()).fill({ [FILE]: file("a.pdf") }).submit("Allega");
    const nothing = await formOn(page).submit("Sostituisci a.pdf");
    expect([nothing.status, filesOn(nothing)]).toEqual([422, ["a.pdf"]]);
  });

  test("because with it the year's would be too large together (fault 17)", async () => {
    await clean();
    const { call } = await signedInApi(server.url, ADMIN);
    const question_id = "v3-env-energia-classe";
    for (let i = 0; i < 10; i += 1) {
      const body = formWith(fileNamed(`${i}.pdf`, pdf(`${i}`, FILE_LIMIT - 1000)));
      await call("survey.upload", { query: { question_id }, body });
    }
    const refused = await (
      await open()
    )
      .fill({ prelievo: "3", [FILE]: file("a.pdf", pdf("a", 20_000)) })
      .submit(SAVE);
    expect(refused.status).toBe(413);
    expect(refused.errors).toEqual([expect.stringMatching(/il limite di 100 MB: ne restano \d+ KB/)]);
    expect(formOn(refused).values("prelievo")).toEqual(["3"]);
    await inStoreOf(server, (db) => {
      const demo = db.selectFrom("company").select("id").where("business_name", "=", "Azienda Demo S.r.l.");
      return db
        .deleteFrom("attachment")
        .where("question_id", "=", question_id)
        .where("company_id", "=", demo)
        .execute();
    });
  });
});

describe("an answer that is refused", () => {
  test("does not lose the file chosen beside it", async () => {
    await clean();
    const refused = await (await open()).fill({ prelievo: "tanto", [FILE]: file("a.pdf") }).submit("Allega");
    expect(refused.status).toBe(422);
    expect(refused.errors).toHaveLength(1);
    expect(filesOn(refused)).toEqual(["a.pdf"]);
    expect(refused.text).toContain("da salvare con la risposta");
    expect(filesOn(await browser.get(WATER))).toEqual([]);
    const saved = await formOn(refused).fill({ prelievo: "14" }).submit(SAVE);
    expect(saved.text).toContain("Salvato:");
    expect(filesOn(await browser.get(WATER))).toEqual(["a.pdf"]);
  });

  test("lets a waiting file be replaced or removed", async () => {
    await clean();
    const refused = await (await open()).fill({ prelievo: "tanto", [FILE]: file("a.pdf") }).submit("Allega");
    const replaced = await formOn(refused)
      .fill({ [FILE]: file("b.pdf") })
      .submit("Sostituisci a.pdf");
    expect([replaced.status, filesOn(replaced)]).toEqual([422, ["b.pdf"]]);
    const removed = await formOn(replaced).fill({ prelievo: "15" }).submit("Togli b.pdf");
    expect([removed.status, filesOn(removed)]).toEqual([200, []]);
  });

  test("because a colleague was faster keeps both: theirs is shown, one's own stands in the form (D13)", async () => {
    await clean();
    const colleague = await signedIn(server, WRITER);
    const mine = (await open()).fill({ prelievo: "20", [FILE]: file("mio.pdf") });
    await (await open(colleague)).fill({ prelievo: "30", [FILE]: file("suo.pdf") }).submit("Allega");
    const conflict = await mine.submit(SAVE);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Salvata da Davide Bianchi");
    expect(conflict.document.querySelectorAll("main .notice li a").map(words)).toEqual(["suo.pdf"]);
    expect(filesOn(conflict)).toEqual(["mio.pdf"]);
    await formOn(conflict).submit(SAVE);
    expect(filesOn(await browser.get(WATER))).toEqual(["mio.pdf"]);
  });

  test("because a file is gone shows those that are not", async () => {
    await clean();
    const refused = await (await open()).fill({ prelievo: "tanto", [FILE]: file("a.pdf") }).submit("Allega");
    await inStoreOf(server, (db) => db.deleteFrom("attachment").where("name", "=", "a.pdf").execute());
    const gone = await formOn(refused).fill({ prelievo: "16" }).submit(SAVE);
    expect([gone.status, filesOn(gone)]).toEqual([422, []]);
    expect(gone.errors).toEqual([expect.stringContaining("Uno dei file non c'è più")]);
    expect((await formOn(gone).submit(SAVE)).text).toContain("Salvato:");
  });
});

describe("a form with a file that nobody may post", () => {
  test("with the token of another session says to choose the file again", async () => {
    await clean();
    const posting = (await open()).fill({ prelievo: "41", [FILE]: file("a.pdf") }).posting("Allega");
    const entries = posting.entries.filter(([name]) => name !== "_csrf");
    const refused = await browser.send({ ...posting, entries });
    expect(refused.status).toBe(422);
    expect(refused.errors).toHaveLength(2);
    expect(refused.errors[1]).toContain("sceglilo di nuovo");
    expect(formOn(refused).values("prelievo")).toEqual(["41"]);
  });

  test("in a session that has ended brings back all but the file, and says so (fault 1)", async () => {
    const before = stored();
    const another = await signedIn(server, ADMIN);
    const form = (await open(another)).fill({ prelievo: "42", [FILE]: file("a.pdf", pdf("a", FILE_LIMIT)) });
    await (await another.get(urls.home())).form({ action: urls.signOut() }).submit();
    const expired = await form.submit("Allega");
    expect(expired.status).toBe(401);
    const back = await expired
      .form({ button: "Accedi" })
      .fill({ Email: ADMIN, Password: "DemoESG2026" })
      .submit();
    expect(back.text).toContain("Se avevi scelto dei file, sceglili di nuovo");
    const resumed = await back.form({ button: "Riprendi da dove eri" }).submit();
    expect(formOn(resumed).values("prelievo")).toEqual(["42"]);
    expect(stored()).toEqual(before);
  });

  test("of a page that takes none is refused as a form that is too large", async () => {
    const encType = "multipart/form-data";
    const registry = (await browser.get(urls.registrySection("other"))).form().posting();
    const entries = [...registry.entries, ["file", file("a.pdf", pdf("a", FILE_LIMIT))] as const];
    expect((await browser.send({ ...registry, encType, entries: entries as never })).status).toBe(413);
  });
});

describe("the download of a file", () => {
  const linkOn = (page: Page) =>
    page.document.querySelector("main fieldset li a")?.getAttribute("href") ?? "";
  const attached = async () => {
    await clean();
    return linkOn(
      await (await open()).fill({ [FILE]: file("Perché?.pdf", pdf("contenuto")) }).submit("Allega"),
    );
  };

  test("gives the bytes under their own name, as nothing that could run here", async () => {
    const link = await attached();
    const reader = await signedIn(server, READER);
    const leads = await reader.once({ url: link, method: "GET" });
    expect(leads.status).toBe(302);
    const { status, headers, bytes } = await reader.download(leads.headers.location ?? "");
    expect([status, bytes.equals(pdf("contenuto"))]).toEqual([200, true]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename=\"Perche?.pdf\"; filename*=UTF-8''Perch%C3%A9%3F.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "private, no-store",
    });
  });

  test("of another company's file, or of none, is not found (fault 37)", async () => {
    const link = await attached();
    const stranger = await signedIn(server, STRANGER);
    for (const url of [link, `${link}/content`, urls.file("x"), urls.file("../session-secret")]) {
      const page = await stranger.get(url);
      expect([page.status, page.document.querySelector("html")?.getAttribute("lang")]).toEqual([404, "it"]);
      expect(page.html).not.toContain("Perch");
    }
    const nobody = await new Browser(server.url).once({ url: link, method: "GET" });
    expect([nobody.status, nobody.headers.location]).toEqual([303, urls.login()]);
  });

  test("says in a page when the bytes are missing", async () => {
    const link = await attached();
    rmSync(path.join(server.dataDir, "files", link.split("/").at(-1) ?? ""));
    const page = await browser.get(link);
    expect([page.status, page.heading]).toEqual([500, "Il file non si può scaricare"]);
  });

  test("by its short-lived address needs no session, and leaves no token in the log", async () => {
    const link = await attached();
    const { call } = await signedInApi(server.url, ADMIN);
    const { downloadUrl } = await call("survey.download", {
      params: { type: "attachment" },
      query: { filename: link.split("/").at(-1) ?? "" },
    });
    const token = downloadUrl.split("/").at(-1) ?? "";
    const response = await apiOf(server.url)("survey.file", { params: { token } });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf("contenuto"))).toBe(true);
    await expect.poll(() => server.output()).toContain('"GET","route":"/api/survey/v1/files/…"');
    expect(server.output()).not.toContain(token);
  });
});

describe("those who may only read", () => {
  test("see the files of an answer, and nothing to change them with", async () => {
    await clean();
    await (await open()).fill({ [FILE]: file("a.pdf") }).submit("Allega");
    const page = await (await signedIn(server, READER)).get(WATER);
    const link = page.document.querySelectorAll("main li a").find((a) => words(a) === "a.pdf");
    expect(link?.getAttribute("href")).toMatch(/^\/dashboard\/files\//);
    expect(page.document.querySelector("input[type=file]")).toBeNull();
  });
});
