import { beforeEach, describe, expect, test } from "vitest";
import { LOGO_LIMITS } from "~/domain/picture/limits";
import { companyUrls } from "~/web/company-urls";
import { urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import { DEMO_DOCUMENT } from "../../pages/company";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { pdf } from "../../platform/files/samples";
import { animated, declaredPng, jpg, png, SVG } from "../../platform/registry/logo/pictures";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const NEW = "admin@azienda-nuova.example";
const GROUP = "admin@azienda-abilitata.example";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await demoServer();
  browser = await signedIn(server, NEW);
});

const companyOf = async (email = NEW) => (await signedInApi(server.url, email)).call("registry.company", {});
const sendLogo = async (fileName: string, content: Buffer) => {
  const page = await browser.get(companyUrls.logo());
  return page.form({ within: "main" }).fill({ logo: { fileName, content } }).submit();
};
const pictures = (html: {
  querySelectorAll(selector: string): { getAttribute(name: string): string | undefined }[];
}) => html.querySelectorAll("img.company-logo").map((one) => one.getAttribute("alt"));

describe("the logo, without script", () => {
  test("is sent from the registry, and shown there, on the home page and in the menu", async () => {
    const registry = await browser.get(urls.registry());
    expect(registry.text).toContain("Non c'è ancora un logo.");
    expect((await registry.follow("Carica il logo")).heading).toBe("Logo dell'azienda");
    const sent = await sendLogo("marchio.png", png(900, 300));
    expect([sent.status, sent.path]).toEqual([200, companyUrls.logo()]);
    expect(sent.text).toContain("Il logo è salvato.");
    for (const url of [urls.registry(), urls.home(), companyUrls.logo()]) {
      const { document } = await browser.get(url);
      expect(pictures(document).sort(), url).toEqual(["", "Logo di Azienda Nuova S.r.l."]);
      const src = document.querySelector("img.company-logo")?.getAttribute("src") ?? "";
      const { status, headers } = await browser.once({ url: src, method: "GET" });
      expect([status, headers["content-type"], headers["x-content-type-options"]]).toEqual([
        200,
        "image/png",
        "nosniff",
      ]);
      expect(headers["cache-control"]).toContain("immutable");
    }
  });

  test("is removed after a question, and then is nowhere", async () => {
    await sendLogo("foto.jpg", jpg(30, 30));
    const page = await (await browser.get(companyUrls.logo())).follow("Togli il logo");
    expect(page.heading).toBe("Togliere il logo?");
    const done = await page.form({ button: "Togli il logo" }).submit();
    expect(done.text).toContain("Il logo è stato tolto.");
    expect((await companyOf()).logoUrl).toBeNull();
    expect(pictures((await browser.get(urls.home())).document)).toEqual([]);
    expect((await browser.get(companyUrls.removeLogo())).status).toBe(404);
  });

  test.each<[string, () => Buffer, number, string]>([
    ["an svg named png", () => SVG, 415, "«marchio.png» non contiene un'immagine png, jpg"],
    ["a moving picture", () => animated(png(9, 9)), 422, "«marchio.png» è un'immagine animata"],
    [
      "20000 × 20000 pixels",
      () => declaredPng(20_000, 20_000, Buffer.alloc(99)),
      422,
      "più di 8 milioni di punti",
    ],
    ["a picture that breaks off", () => png(99, 99).subarray(0, 70), 422, "è danneggiato o incompleto"],
    [
      "too many bytes",
      () => Buffer.alloc(LOGO_LIMITS.bytes + 1, 1),
      413,
      "supera il limite di 5 MB per il logo",
    ],
  ])("that is %s is refused beside its field, and nothing changes", async (_, content, status, words) => {
    const before = await companyOf();
    const page = await sendLogo("marchio.png", content());
    expect(page.status).toBe(status);
    expect(page.errors).toEqual([expect.stringContaining(words)]);
    expect(page.document.querySelector("title")?.text).toMatch(/^Errore: /);
    expect({ ...(await companyOf()), lastLoginAt: null }).toEqual({ ...before, lastLoginAt: null });
  });

  test("with an ending of another kind, or not chosen at all, is refused", async () => {
    expect((await sendLogo("marchio.svg", SVG)).errors).toEqual([
      expect.stringContaining("esportala in png"),
    ]);
    const empty = await (await browser.get(companyUrls.logo())).form({ within: "main" }).submit();
    expect(empty.errors).toEqual([expect.stringContaining("Prima scegli un file")]);
  });
});

describe("the documents of a company", () => {
  test("are added, opened and removed", async () => {
    const content = pdf("Statuto");
    const page = await browser.get(companyUrls.documents());
    expect(page.text).toContain("Non c'è ancora nessun documento.");
    const form = page.form({ within: "main" });
    const added = await form.fill({ files: { fileName: "statuto.pdf", content } }).submit();
    expect(added.text).toContain("«statuto.pdf» è tra i documenti dell'azienda.");
    expect((await browser.get(urls.registry())).text).toContain("C'è 1 documento");
    const asked = await added.follow("Togli statuto.pdf");
    const removed = await asked.form({ button: "Togli il documento" }).submit();
    expect(removed.text).toContain("«statuto.pdf» non è più tra i documenti");
    expect((await companyOf()).attachments).toEqual([]);
  });

  test("of another company are not found", async () => {
    expect((await browser.get(companyUrls.removeDocument(DEMO_DOCUMENT))).status).toBe(404);
    expect((await companyOf(ADMIN)).attachments).toHaveLength(1);
  });

  test("are inspected: a document of another kind is refused beside its field", async () => {
    const form = (await browser.get(companyUrls.documents())).form({ within: "main" });
    const page = await form.fill({ files: { fileName: "statuto.pdf", content: "<html>" } }).submit();
    expect([page.status, page.errors.length]).toEqual([415, 1]);
  });
});

describe("the group of a company", () => {
  test("lets an administrator grant, and withdraw", async () => {
    const admin = await signedIn(server, GROUP);
    const page = await (await admin.get(urls.registry())).follow("Guarda il gruppo e i permessi");
    expect(page.text).toContain("ti permette di copiare le risposte dalle sue carte emesse");
    const grant = "Permetti di copiare Abilitata Servizi S.r.l.";
    const granted = await page.form({ button: grant }).submit(grant);
    expect(granted.text).toContain("può copiare le risposte dalle carte della tua azienda.");
    const withdraw = "Togli il permesso Abilitata Servizi S.r.l.";
    const withdrawn = await granted.form({ button: withdraw }).submit(withdraw);
    expect(withdrawn.text).toContain("Quello che ha già copiato le resta.");
  });

  test("of no group says who names one", async () => {
    expect((await browser.get(companyUrls.group())).text).toContain("non fa parte di un gruppo");
    expect((await browser.get(urls.registry())).document.querySelector("#group")).toBeNull();
  });
});

describe("the sections of the registry", () => {
  test("keep the number in a national register, and say what it should look like", async () => {
    const form = async () =>
      (await browser.get(urls.registrySection("identity"))).form({ within: "#identity" });
    const wrong = await (await form()).fill({ nationalIdType: "rea", nationalId: "12" }).submit();
    expect(wrong.errors).toEqual([expect.stringContaining("per esempio BS-123456")]);
    expect(wrong.form({ within: "#identity" }).values("nationalId")).toEqual(["12"]);
    const saved = await wrong.form({ within: "#identity" }).fill({ nationalId: "VA 123.456" }).submit();
    expect(saved.text).toContain("Numero nel registroVA123456");
    expect(saved.text).toContain("Registro delle impreseREA (Camera di commercio)");
  });

  test("mark a contact that wants no mail", async () => {
    const page = await browser.get(urls.registrySection("contacts"));
    const contact = (part: string) => `supply-chain-role.${part}`;
    const saved = await page
      .form({ within: "#contacts" })
      .fill({
        [contact("name")]: "Dino",
        [contact("surname")]: "Galli",
        [contact("email")]: "dino@galli.example",
        [contact("blacklisted")]: true,
      })
      .submit();
    expect(saved.text).toContain("Dino Galli, dino@galli.example, ha chiesto di non ricevere email");
    const again = (await browser.get(urls.registrySection("contacts"))).form({ within: "#contacts" });
    expect(again.values(contact("blacklisted"))).toEqual(["on"]);
  });
});
