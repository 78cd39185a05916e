import { beforeAll, describe, expect, test } from "vitest";
import { FILE_LIMIT } from "~/domain/files/limits";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import { DEMO_CERTIFICATES } from "../../pages/certificates";
import type { Browser } from "../../pages/client";
import { words, type Filling } from "../../pages/form";
import { signedIn } from "../../pages/sign-in";
import { pdf } from "../../platform/files/samples";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-nuova.example";
const TYPED = {
  name: "ISO 50001:2018",
  issuer: "Ente di prova",
  issuedOn: "1/3/2025",
  expiresOn: "28/02/2028",
};
const FILE = { fileName: "certificato.pdf", content: pdf("Certificato di prova") };

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
});

const add = async (filling: Filling) =>
  (await browser.get(attestationUrls.add())).form().fill(filling).submit();
const certificates = async () => (await signedInApi(server.url, ADMIN)).call("registry.attestations", {});

describe("a certificate", () => {
  test("is added from the home page with its document, and shown there", async () => {
    const empty = await (await browser.get(urls.home())).follow("Aggiungi un certificato");
    expect(empty.text).toContain("non ha ancora aggiunto certificati");
    const form = (await empty.follow("Aggiungi un certificato")).form();
    const page = await form.fill({ ...TYPED, file: FILE }).submit();
    expect(page.path).toBe(attestationUrls.all());
    expect(page.text).toContain("Certificato aggiunto: ISO 50001:2018.");
    const home = await browser.get(urls.home());
    const line = words(home.document.querySelector("[aria-labelledby=attestazioni] li"));
    expect(line).toBe("ISO 50001:2018");
    expect(page.text).toContain("Ente di prova, rilasciato il 01/03/2025, scade il 28/02/2028");
    const address = `${urls.file((await certificates())[0]?.file.id ?? "")}/content`;
    const { status, headers, bytes } = await browser.download(address);
    expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(bytes).toEqual(FILE.content);
  });

  test("that is refused says everything that is wrong, and what was typed is there again", async () => {
    const page = await add({ ...TYPED, name: "", issuedOn: "31/02/2025" });
    expect(page.status).toBe(422);
    expect(page.errors).toEqual([
      expect.stringContaining("«Nome del certificato»"),
      expect.stringContaining("come in 31/03/2026"),
      expect.stringContaining("Prima scegli un file"),
    ]);
    expect(page.form().values("issuer")).toEqual(["Ente di prova"]);
  });

  test("keeps a document that came through when something else is refused", async () => {
    const file = { fileName: "secondo.pdf", content: pdf("Secondo") };
    const page = await add({ ...TYPED, issuedOn: "ieri", file });
    expect([page.status, page.errors.length]).toEqual([422, 1]);
    expect(page.text).toContain("Documento già caricato, da salvare con il resto: secondo.pdf");
    const done = await page.form().fill({ name: "Seconda", issuedOn: "02/03/2025" }).submit();
    expect(done.text).toContain("Certificato aggiunto: Seconda.");
    expect((await certificates())[0]).toMatchObject({ name: "Seconda", file: { name: "secondo.pdf" } });
  });

  test.each([
    ["that is none", { fileName: "a.pdf", content: "<html>" }, 415, "non contiene un documento di tipo pdf"],
    ["of another kind", { fileName: "a.exe", content: "MZ" }, 415, "di un tipo che non si può allegare"],
    ["too large", { fileName: "a.pdf", content: pdf("x", FILE_LIMIT + 1) }, 413, "supera il limite di 10 MB"],
  ])("with a document %s is refused with everything else that is wrong", async (_, file, status, words) => {
    const page = await add({ ...TYPED, name: " ", file });
    expect(page.status).toBe(status);
    expect(page.errors).toEqual([
      expect.stringContaining("«Nome del certificato»"),
      expect.stringContaining(words),
    ]);
    expect(page.form().values("issuer")).toEqual(["Ente di prova"]);
  });

  test("says which characters were replaced", async () => {
    const page = await add({ ...TYPED, name: "Qualità ✓ 2025", file: { ...FILE, fileName: "terzo.pdf" } });
    expect(page.text).toContain("Abbiamo sostituito i caratteri che non possiamo conservare: Qualità 2025");
  });
});

describe("a stored certificate", () => {
  const first = async () => (await certificates()).find(({ name }) => name === "ISO 50001:2018");

  test("is changed, and its document with it or not", async () => {
    const { id = "", file } = (await first()) ?? {};
    const form = (await browser.get(attestationUrls.one(id))).form();
    expect(form.values("issuedOn")).toEqual(["01/03/2025"]);
    const page = await form.fill({ expiresOn: "" }).submit();
    expect(page.text).toContain("Certificato salvato: ISO 50001:2018.");
    expect(page.text).toContain("senza scadenza");
    expect((await first())?.file).toEqual(file);

    const other = { fileName: "nuovo.pdf", content: pdf("Nuovo") };
    await (await browser.get(attestationUrls.one(id))).form().fill({ file: other }).submit();
    expect((await first())?.file.name).toBe("nuovo.pdf");
    expect((await browser.get(urls.file(file?.id ?? ""))).status).toBe(404);
  });

  test("that a colleague changed meanwhile is shown, and saved only on purpose", async () => {
    const { id = "" } = (await first()) ?? {};
    const [mine, theirs] = [
      await browser.get(attestationUrls.one(id)),
      await browser.get(attestationUrls.one(id)),
    ];
    await theirs.form().fill({ issuer: "Ente loro" }).submit();
    const wrong = await mine.form().fill({ issuer: "Ente mio", issuedOn: "x" }).submit();
    expect(wrong.status).toBe(422);
    const conflict = await wrong.form().fill({ issuedOn: "01/03/2025" }).submit();
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Paolo Greco ha salvato il");
    expect(conflict.text).toContain("Ente loro");
    expect(conflict.form().values("issuer")).toEqual(["Ente mio"]);
    expect((await first())?.issuer).toBe("Ente loro");
    await conflict.form().submit();
    expect((await first())?.issuer).toBe("Ente mio");
  });

  test("is removed after a page that asks", async () => {
    const { id = "" } = (await first()) ?? {};
    const asking = await browser.get(attestationUrls.remove(id));
    expect(asking.text).toContain("Non si può tornare indietro");
    expect(asking.text).toContain("ISO 50001:2018");
    expect(await first()).toBeDefined();
    const page = await asking.form().submit();
    expect([page.path, page.text.includes("Certificato tolto: ISO 50001:2018.")]).toEqual([
      attestationUrls.all(),
      true,
    ]);
    expect(await first()).toBeUndefined();
    expect((await browser.get(attestationUrls.one(id))).status).toBe(404);
  });
});

describe("another company's certificate", () => {
  const [THEIRS] = DEMO_CERTIFICATES;

  test("is not found, neither to see nor to change nor to remove", async () => {
    for (const address of [attestationUrls.one(THEIRS), attestationUrls.remove(THEIRS)]) {
      expect((await browser.get(address)).status).toBe(404);
    }
    const own = (await certificates())[0]?.id ?? "";
    for (const url of [attestationUrls.one, attestationUrls.remove]) {
      const posting = (await browser.get(url(own))).form().posting();
      const page = await browser.send({ ...posting, url: server.url + url(THEIRS) });
      expect([page.status, page.html.includes("ISO 9001")]).toEqual([404, false]);
    }
  });
});

describe("somebody who may only read", () => {
  test("sees the certificates and why there is no button to change them", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    const page = await reader.get(attestationUrls.all());
    expect(page.text).toContain("UNI ISO 45001:2018, salute e sicurezza Scaduto");
    expect(page.text).toContain("Livello 1 di 3: autodichiarazione");
    expect(page.document.querySelectorAll("main form")).toHaveLength(0);
    expect(page.text).not.toContain("Modifica");
    expect(page.text).toContain("Puoi vedere ma non modificare. Se ti serve, chiedi a Chiara Ferrari.");
    expect((await reader.get(attestationUrls.add())).status).toBe(403);
  });
});
