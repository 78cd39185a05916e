import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { attestationUrls } from "~/web/attestation-urls";
import { companyUrls } from "~/web/company-urls";
import { urls } from "~/web/urls";
import { apiOf, signedInApi } from "./api-client";
import { startBucket, type TestBucket } from "./bucket/server";
import { loadedBy } from "./loaded-packages";
import type { Browser } from "./pages/client";
import { send } from "./pages/http";
import { signedIn } from "./pages/sign-in";
import { pdf } from "./platform/files/samples";
import { png } from "./platform/registry/logo/pictures";
import { until } from "./processes";
import { loadDemo, startServer, temporaryFolder, type TestServer } from "./server";

const ADMIN = "admin@azienda-nuova.example";
const STRANGER = "admin@azienda-demo.example";
const TYPED = {
  name: "ISO 50001:2018",
  issuer: "Ente di prova",
  issuedOn: "1/3/2025",
  expiresOn: "28/02/2028",
};

let bucket: TestBucket;
beforeAll(async () => void (bucket = await startBucket()));
afterAll(() => bucket.close());
afterEach(async () => {
  bucket.trouble(null);
  await bucket.down();
  await bucket.up();
});

describe("an installation whose files lie in a bucket", () => {
  let dataDir: string;
  let server: TestServer;
  let other: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    dataDir = temporaryFolder();
    loadDemo(dataDir);
    bucket.fill(path.join(dataDir, "files"));
    rmSync(path.join(dataDir, "files"), { recursive: true });
    const start = () => startServer({ dataDir, environment: bucket.environment });
    [server, other] = [await start(), await start()];
    browser = await signedIn(server, ADMIN);
  });
  afterAll(async () => {
    await Promise.all([server.stop(), other.stop()]);
    rmSync(dataDir, { recursive: true });
  });

  const add = async (name: string, content = pdf(name)) => {
    const form = (await browser.get(attestationUrls.add())).form();
    return form.fill({ ...TYPED, name, file: { fileName: `${name}.pdf`, content } }).submit();
  };
  const certificates = async (at = server) =>
    (await signedInApi(at.url, ADMIN)).call("registry.attestations", {});
  const fileOf = async (name: string) =>
    (await certificates()).find((one) => one.name === name)?.file.id ?? "";
  const contentOf = async (id: string, by = browser) =>
    by.once({ url: `${urls.file(id)}/content`, method: "GET" });

  test("takes a certificate, and any server of it gives the file back", async () => {
    expect((await add("Primo")).text).toContain("Certificato aggiunto: Primo.");
    const id = await fileOf("Primo");
    expect(bucket.objects.get(`files/${id}`)?.bytes.equals(pdf("Primo"))).toBe(true);
    for (const reader of [browser, await signedIn(other, ADMIN)]) {
      const { status, headers, bytes } = await contentOf(id, reader);
      expect([status, headers["content-type"], bytes.equals(pdf("Primo"))]).toEqual([
        200,
        "application/pdf",
        true,
      ]);
    }
    expect(existsSync(path.join(dataDir, "files"))).toBe(false);
  });

  test("takes a logo, shows it, and removes it", async () => {
    const page = await browser.get(companyUrls.logo());
    const sent = await page
      .form({ within: "main" })
      .fill({ logo: { fileName: "marchio.png", content: png(90, 30) } })
      .submit();
    const src = sent.document.querySelector("img.company-logo")?.getAttribute("src") ?? "";
    const { status, headers, bytes } = await browser.once({ url: src, method: "GET" });
    expect([status, headers["content-type"], bytes.length]).toEqual([
      200,
      "image/png",
      Number(headers["content-length"]),
    ]);
    const key = `files/${src.split("/").at(-1)}`;
    expect(bucket.objects.has(key)).toBe(true);
    await (await sent.follow("Togli il logo")).form({ button: "Togli il logo" }).submit();
    expect(bucket.objects.has(key)).toBe(false);
  });

  test("gives a file to its company alone, and by an address that nobody can make up", async () => {
    await add("Riservato");
    const id = await fileOf("Riservato");
    const stranger = await signedIn(server, STRANGER);
    for (const url of [urls.file(id), `${urls.file(id)}/content`])
      expect((await stranger.get(url)).status).toBe(404);
    const { call } = await signedInApi(server.url, ADMIN);
    const asked = { params: { type: "attachment" }, query: { filename: id } };
    const token = (await call("survey.download", asked)).downloadUrl.split("/").at(-1) ?? "";
    const fetched = async (which: string) => {
      const response = await apiOf(server.url)("survey.file", { params: { token: which } });
      return Buffer.from(await response.arrayBuffer());
    };
    expect((await fetched(token)).equals(pdf("Riservato"))).toBe(true);
    await expect(fetched(`${token.slice(0, -2)}xx`)).rejects.toMatchObject({ status: 404 });
  });

  const AWAY = "L'archivio dei file in questo momento non risponde, e non è stato salvato nulla.";
  test.each<[what: string, begin: () => void | Promise<void>, words: string]>([
    ["does not answer", () => bucket.down(), AWAY],
    ["refuses", () => bucket.trouble(() => ({ refuse: [403, "AccessDenied"] })), AWAY],
    [
      "is full",
      () =>
        bucket.trouble(({ method }) => (method === "PUT" ? { refuse: [507, "XMinioStorageFull"] } : null)),
      "Il servizio non ha più spazio sul disco e non ha salvato nulla.",
    ],
  ])(
    "while its bucket %s keeps what was typed, and takes it with another try (fault 44)",
    async (what, begin, words) => {
      const name = `Certificato di quando ${what}`;
      const before = [...bucket.objects.keys()];
      const open = await browser.get(attestationUrls.add());
      await begin();
      const filled = open.form().fill({ ...TYPED, name, file: { fileName: "a.pdf", content: pdf(name) } });
      const page = await filled.submit();
      expect([page.status, page.headers["retry-after"]]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      expect(page.text).toContain(words);
      expect(page.form().values("name")).toEqual([name]);
      expect(await fileOf(name)).toBe("");
      expect([...bucket.objects.keys()]).toEqual(before);
      bucket.trouble(null);
      await bucket.down();
      await bucket.up();
      const again = await page
        .form()
        .fill({ file: { fileName: "a.pdf", content: pdf(name) } })
        .submit();
      expect(again.text).toContain(`Certificato aggiunto: ${name}.`);
      expect((await contentOf(await fileOf(name))).bytes.equals(pdf(name))).toBe(true);
    },
  );

  test("while its bucket does not answer serves all else, and says on the page of a file why it does not come", async () => {
    await add("Lontano");
    const id = await fileOf("Lontano");
    await bucket.down();
    expect((await browser.get(urls.home())).status).toBe(200);
    const page = await browser.get(urls.file(id));
    expect([page.status, page.heading]).toEqual([503, "Il file non si può scaricare"]);
    expect(page.text).toContain("L'archivio dei file in questo momento non risponde");
    const ready = await send({ url: `${server.url}/health/ready` });
    expect([ready.status, JSON.parse(ready.text)]).toEqual([
      200,
      expect.objectContaining({
        checks: expect.arrayContaining([{ name: "bucket", state: "warning" }]),
      }),
    ]);
  });

  test("says of a file that the bucket has lost that it is missing", async () => {
    await add("Perso");
    const id = await fileOf("Perso");
    bucket.objects.delete(`files/${id}`);
    const page = await browser.get(urls.file(id));
    expect([page.status, page.heading]).toEqual([500, "Il file non si può scaricare"]);
    expect(page.text).toContain("nel nostro archivio manca");
    expect((await add("Perso di nuovo", pdf("Perso"))).status).toBe(200);
  });

  test("is swept by the time of the bucket as a server starts", async () => {
    const [old, young] = ["6f0d5a5e-0000-4000-8000-0000000000f1", "6f0d5a5e-0000-4000-8000-0000000000f2"];
    const put = (id: string, minutes: number) =>
      bucket.objects.set(`files/${id}`, {
        bytes: Buffer.from("resto"),
        modifiedAt: Date.now() - minutes * 60_000,
      });
    put(old, 61);
    put(young, 30);
    const third = await startServer({ dataDir, environment: bucket.environment });
    await until(() => !bucket.objects.has(`files/${old}`));
    await third.stop();
    expect(bucket.objects.has(`files/${young}`)).toBe(true);
    bucket.objects.delete(`files/${young}`);
  });
});

describe("the packages of the bucket", () => {
  test("are loaded by a server that has one, and by no other", async () => {
    const dataDir = temporaryFolder();
    bucket.objects.clear();
    expect(await loadedBy(dataDir, {})).toBe("");
    expect(await loadedBy(dataDir, bucket.environment)).toContain("@aws-sdk/");
    rmSync(dataDir, { recursive: true });
  });
});
