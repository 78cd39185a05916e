import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { adviceOnNode } from "~/commands/check-node";
import { legalUrls } from "~/web/legal-urls";
import { send } from "../pages/http";
import { startServer, temporaryFolder } from "../server";

const A_STACK = /\n\s+at /;

test("a wrong setting ends the start with the sentence that names it, and no stack", () => {
  const environment = { ...process.env, PORT: "otto", DATA_DIR: temporaryFolder() };
  const { status, stderr } = spawnSync(process.execPath, ["app/commands/compiled.mjs", "serve"], {
    encoding: "utf8",
    env: environment,
  });
  expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain("L'impostazione PORT non è valida");
});

test.each([["serve"], ["operator", "companies"], ["doctor"], ["backup", "copy"], ["benchmark-rebuild"]])(
  "without a driver for the database, %s ends with one sentence about it, and no stack",
  (...words) => {
    const dataDir = temporaryFolder();
    writeFileSync(path.join(dataDir, "carta-esg.sqlite"), "");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["app/commands/compiled.mjs", ...words.map((word) => (word === "copy" ? `${dataDir}-copy` : word))],
      {
        encoding: "utf8",
        env: {
          ...process.env,
          NODE_OPTIONS: `--require ${path.resolve("tests/without-driver.cjs")}`,
          PORT: "0",
          DATA_DIR: dataDir,
        },
      },
    );
    const told = `${stdout}${stderr}`;
    expect([status, told.split("Il motore del database non parte").length - 1]).toEqual([1, 1]);
    expect(told).toContain("esegui npm ci e npm run build.");
    expect(told).not.toMatch(A_STACK);
  },
);

test.each([
  ["20.11.0", true],
  ["22.11.9", true],
  ["22.12.0", false],
  ["26.1.0", false],
])("Node %s is out of support: %j", (version, isOld) => {
  expect(adviceOnNode(version) !== null).toBe(isOld);
});

test("a command that is not compiled yet says how to build it", () => {
  const { status, stderr } = spawnSync(process.execPath, ["app/commands/compiled.mjs", "unknown"], {
    encoding: "utf8",
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    "L'applicazione non è ancora costruita: esegui prima npm run build.",
  ]);
});

test("an orderly stop prints neither an error nor a stack", async () => {
  const server = await startServer();
  await send({ url: `${server.url}/auth` });
  await server.stop();
  expect(server.output()).not.toMatch(A_STACK);
  expect(server.output()).not.toMatch(/error/i);
});

test("health is told by two addresses: of the process alone, and of what it needs", async () => {
  const server = await startServer();
  const live = await send({ url: `${server.url}/health/live` });
  const ready = await send({
    url: `${server.url}/health/ready`,
    headers: { "X-Forwarded-For": "1.2.3.4, 5.6.7.8" },
  });
  const posted = await send({ url: `${server.url}/health/ready`, method: "POST" });
  await server.stop();
  expect([live.status, JSON.parse(live.text)]).toEqual([200, { state: "good" }]);
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    {
      state: "good",
      checks: [
        { name: "archivio", state: "good" },
        { name: "spazio", state: "good" },
      ],
      forwarded: 2,
    },
  ]);
  expect(posted.status).toBe(404);
});

test("the contact for a finder of a weakness is a text at its well-known address, which takes no post", async () => {
  const environment = { PUBLIC_URL: "https://carta.example", SUPPORT_EMAIL: "sicurezza@ente.example" };
  const server = await startServer({ environment });
  const url = `${server.url}/.well-known/security.txt`;
  const contact = await send({ url });
  const posted = await send({ url, method: "POST" });
  await server.stop();
  expect([contact.status, contact.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(contact.text).toContain("Contact: mailto:sicurezza@ente.example\n");
  expect(contact.text).toContain("Canonical: https://carta.example/.well-known/security.txt\n");
  expect(posted.status).toBe(404);
});

test("a server without space can still be read, says so, and says no path", async () => {
  const server = await startServer({ environment: { LEAST_FREE_MB: "1000000" } });
  const { status, text } = await send({ url: `${server.url}/health/ready` });
  await server.stop();
  expect([status, JSON.parse(text)]).toMatchObject([
    200,
    { state: "good", checks: [{ name: "archivio" }, { name: "spazio", state: "warning" }] },
  ]);
  expect(text).not.toContain(server.dataDir);
});

test("without documents of its own the provider shows no samples, and nobody registers", async () => {
  const server = await startServer({ environment: { ALLOW_DEMO_DATA: "false" } });
  const samples = await Promise.all(
    ["termini-di-servizio", "termini-di-servizio.pdf", "termini-di-servizio%2Epdf"].map((name) =>
      send({ url: `${server.url}/legal/${name}` }),
    ),
  );
  const encoded = await send({ url: `${server.url}/%6Cegal/termini-di-servizio.pdf` });
  const statement = await send({ url: server.url + legalUrls.accessibility() });
  const registration = await send({ url: `${server.url}/auth/registration` });
  await server.stop();
  for (const { status, text } of [...samples, encoded]) {
    expect([status, text]).toEqual([
      404,
      expect.stringMatching(/<h1[^>]*>Documento non ancora pubblicato<\/h1>/),
    ]);
  }
  expect(statement.text).toMatch(/<h1[^>]*>Dichiarazione di accessibilità<\/h1>/);
  expect(registration.text).toContain("Le registrazioni non sono ancora aperte");
  expect(registration.text).not.toContain("businessName");
});

test("every response has the headers that close the browser's doors", async () => {
  const server = await startServer({ environment: { PUBLIC_URL: "https://carta.example" } });
  const [page, file, document] = await Promise.all(
    ["/auth", "/favicon.svg", "/legal/termini-di-servizio.pdf"].map((path) =>
      send({ url: server.url + path }),
    ),
  );
  await server.stop();
  for (const response of [page, file, document]) {
    expect(response?.headers).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("payment=()"),
    });
  }
  expect(document?.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(String(page?.headers["content-security-policy"]).match(/form-action/g)).toHaveLength(1);
});

test.each(["a b", "[", "x:99999999", "%"])(
  "an unreadable Host %j is answered, without a stack",
  async (host) => {
    const server = await startServer();
    const { status } = await send({ url: `${server.url}/auth`, headers: { Host: host } });
    await server.stop();
    expect(status).toBe(200);
    expect(server.output()).not.toMatch(A_STACK);
  },
);

test.each([
  ["/robots.txt", /^text\/plain/],
  ["/favicon.ico", /icon/],
])("%s is a file, not the sign-in page", async (url, type) => {
  const server = await startServer();
  const answer = await send({ url: server.url + url });
  await server.stop();
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, expect.stringMatching(type)]);
});
