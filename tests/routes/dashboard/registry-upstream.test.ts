import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyUrls } from "~/web/company-urls";
import { urls } from "~/web/urls";
import { makeCompany } from "../../platform/company";
import { png } from "../../platform/registry/logo/pictures";
import type { World } from "../../platform/world";
import type { Browser } from "../../pages/client";
import { pagesOver } from "../../upstream";

const LOGO = png(20, 10);

/** Another server whose registry fails while this is set, and which takes logos at a place of its own. */
let failing = "";
let received: Buffer | undefined;
let place: Server;
let world: World;
let browser: Browser;
beforeAll(async () => {
  place = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = [];
    incoming.on("data", (piece: Buffer) => pieces.push(piece));
    incoming.on("end", () => {
      received = Buffer.concat(pieces);
      outgoing.end();
    });
  });
  await new Promise<void>((resolve) => place.listen(0, "127.0.0.1", resolve));
  const { port } = place.address() as AddressInfo;
  ({ world } = await makeCompany({ partitaIva: "09999010177" }, { now: new Date().toISOString() }));
  const over = await pagesOver(world, (path, answer) => {
    if (path.endsWith("/companies/logo") && answer.ok && failing === "")
      return Response.json({ uploadUrl: `http://127.0.0.1:${port}/logo?firma=1` });
    return failing !== "" && path.endsWith(failing) ? new Response("", { status: 500 }) : answer;
  });
  browser = await over.enter("a@prova.example");
});
afterAll(async () => {
  place.close();
  await world.close();
});

const sendLogo = async () =>
  (await browser.get(companyUrls.logo()))
    .form({ within: "main" })
    .fill({ logo: { fileName: "marchio.png", content: LOGO } })
    .submit();

test("a logo is sent by PUT to the place that another server names", async () => {
  const page = await sendLogo();
  expect([page.status, page.text.includes("Il logo è salvato.")]).toEqual([200, true]);
  expect(received).toEqual(LOGO);
});

test("a logo that another server does not take is said not to be saved", async () => {
  const form = (await browser.get(companyUrls.logo())).form({ within: "main" });
  failing = "/companies/logo";
  const page = await form.fill({ logo: { fileName: "marchio.png", content: LOGO } }).submit();
  failing = "";
  expect(page.errors[0]).toBe("Il logo non è stato caricato.");
});

test("a company that cannot be loaded is said not to be, on a page of its own", async () => {
  failing = "/companies";
  const page = await browser.get(urls.registry());
  expect([page.status, page.heading]).toEqual([500, "I dati dell'azienda non si caricano"]);
  failing = "";
});
