import { beforeAll, describe, expect, test } from "vitest";
import { contract } from "~/api/contract";
import { t } from "~/texts/i18n.server";
import { legalUrls } from "~/web/legal-urls";
import { published } from "../api/openapi/published";
import { Browser } from "../pages/client";
import { send } from "../pages/http";
import type { TestServer } from "../server";
import { demoServer, serverOver } from "../shared-servers";

let server: TestServer;
let stranger: Browser;
beforeAll(async () => {
  server = await demoServer();
  stranger = new Browser(server.url);
});

describe("the description of the API", () => {
  const get = (headers: Record<string, string> = {}) =>
    send({ url: `${server.url}${legalUrls.apiDescription()}`, headers });

  test("is open to everyone, as the contract makes it", async () => {
    const { status, headers, text } = await get();
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "application/json; charset=utf-8",
      "public, max-age=300",
    ]);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(published())));
  });

  test("is not sent again to who has it", async () => {
    const { etag = "" } = (await get()).headers as Record<string, string>;
    const again = await get({ "If-None-Match": etag });
    expect([again.status, again.text, again.headers["etag"]]).toEqual([304, "", etag]);
    expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
  });

  test("is at the other server where that one is the API", async () => {
    const over = await serverOver("http://127.0.0.1:9/api");
    const { status } = await send({ url: `${over.url}${legalUrls.apiDescription()}` });
    expect(status).toBe(404);
    const page = await new Browser(over.url).get(legalUrls.api());
    expect(page.text).toContain(t("openapi:page.elsewhere"));
    expect(page.document.querySelector(`a[href="${legalUrls.apiDescription()}"]`)).toBeNull();
  });
});

describe("the page for who writes programs", () => {
  test("says how calls are made, and leads to the description and to every service", async () => {
    const page = await stranger.get(legalUrls.api());
    expect([page.status, page.heading]).toEqual([200, t("openapi:page.title")]);
    expect(page.text).toContain(`${server.url}/api`);
    const links = page.document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    const services = [...new Set(Object.values(contract).map(({ service }) => service))];
    expect(links).toEqual(
      expect.arrayContaining([...services.map(legalUrls.api), legalUrls.apiDescription()]),
    );
  });

  test("has every call of a service with its sentence", async () => {
    const page = await stranger.get(legalUrls.api("user"));
    const rows = page.document.querySelectorAll("tbody tr");
    const calls = Object.entries(contract).filter(([, { service }]) => service === "user");
    expect(rows.length).toBe(calls.length);
    expect(page.text).toContain(t("calls:user.updateRoles"));
  });

  test("shows the rules where the address names no service", async () => {
    const page = await stranger.get(legalUrls.api("nessuno"));
    expect(page.text).toContain(t("openapi:page.token"));
  });

  test("is found from the help", async () => {
    const page = await stranger.get(legalUrls.keyboard());
    expect(page.document.querySelector(`main a[href="${legalUrls.api()}"]`)).not.toBeNull();
  });
});

test("every answer of the API has the name of its request", async () => {
  for (const path of ["/api/config/v1/nations", "/api/user/v1/info", "/api/none"]) {
    const { headers } = await send({ url: `${server.url}${path}` });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{8}$/);
  }
});
