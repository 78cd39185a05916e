import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCall } from "~/api/call";
import { contract } from "~/api/contract";
import type { Row } from "~/api/row";
import { apiOf, DEMO_PASSWORD, signedInApi } from "./api-client";
import { isConforming, reportText } from "./conformance/report";
import { type CallReport, runSuite, STEPS } from "./conformance/suite";
import { specPartOf } from "~/api/spec-part";
import { makeWorld, type World } from "./platform/world";
import { DEMO_TEMPLATE, isOnPostgres, type TestServer } from "./server";
import { demoServer } from "./shared-servers";
import { type SpecifiedServer, specifiedServer } from "./specified-server";
import { worldBehind } from "./world-behind";

const ADMIN = "admin@azienda-demo.example";
const ENABLED = "admin@azienda-abilitata.example";
const NEWCOMER = "conformita@prova.example";

/** What the demo declines as a server may: pillars of older years, a made-up nonce, a reply to no comment. */
const DECLINED = [
  "survey.pillarOverview",
  "survey.historyPillar",
  "user.resetPassword",
  "survey.verificationFeedback",
];
const OF_SPECIFICATION = (Object.entries(contract) as [string, Row][])
  .filter(([, { extension }]) => !extension)
  .map(([id]) => id);

const withOutcome = (reports: readonly CallReport[], outcome: CallReport["outcome"]) =>
  reports.filter((report) => report.outcome === outcome).map(({ call }) => call);
const failed = (reports: readonly CallReport[]) => withOutcome(reports, "failed");

/** Nothing fails, and no answer has a field that the contract does not name. */
function expectConforming(reports: readonly CallReport[]): void {
  expect(failed(reports), reportText(reports)).toEqual([]);
  expect(
    reports.filter(({ faults }) => faults.length > 0),
    reportText(reports),
  ).toEqual([]);
}

test("the kit makes every call of the specification", () => {
  expect([...new Set(STEPS.map(({ call }) => call))].sort()).toEqual([...OF_SPECIFICATION].sort());
});

/** A platform with the demo data in the embedded database, to which a company can be shown another product. */
function demoWorld(): Promise<World> {
  const template = process.env[DEMO_TEMPLATE] ?? "";
  const now = new Date().toISOString();
  const fill = (dataDir: string) => cpSync(template, dataDir, { recursive: true });
  const whitelabel = { id: "prova", label: "Prova", logo: null, url: "https://prova.example" };
  return makeWorld({ now, fill, settings: { whitelabels: [whitelabel] } });
}

/** The calls of the specification that no report of these has answered. */
function unanswered(reports: readonly CallReport[]): string[] {
  const answered = new Set<string>(withOutcome(reports, "ok"));
  return OF_SPECIFICATION.filter((id) => !answered.has(id)).sort();
}

describe.skipIf(isOnPostgres())("the handler in this process", () => {
  let world: World;
  beforeAll(async () => void (world = await demoWorld()));
  afterAll(() => world.close());

  test("conforms, for a company that publishes and for one that is verified", async () => {
    const caller = { clientAddress: "192.0.2.1", requestId: "kit" };
    const baseUrl = "http://in-process/api";
    const call = makeCall({ transport: world.handle, baseUrl, caller, token: null });
    const send = (request: Request) => world.handle(request, caller);
    const reports: CallReport[] = [];
    for (const email of [ADMIN, ENABLED]) {
      const { token } = await call("identity.signIn", { body: { email, password: DEMO_PASSWORD } });
      const { token: registrationToken } = await call("identity.signUp", { body: { email: NEWCOMER } });
      const found = await runSuite({ baseUrl, send, token, mayWrite: true, registrationToken });
      expectConforming(found);
      reports.push(...found);
    }
    expect(unanswered(reports), reportText(reports)).toEqual([...DECLINED].sort());
  });
});

describe.skipIf(isOnPostgres())("a server that has the specification alone", () => {
  let world: World;
  let server: SpecifiedServer;
  beforeAll(async () => {
    world = await demoWorld();
    // The token of a person is their address: who they are is for the hosted identity to say.
    server = await specifiedServer(worldBehind(world), { ownerOf: (email) => ({ uid: email, email }) });
  });
  afterAll(async () => {
    server.close();
    await world.close();
  });

  test("conforms, by its answers and by what it is asked", async () => {
    const reports: CallReport[] = [];
    const extended: string[] = [];
    for (const token of [ADMIN, ENABLED]) {
      const found = await runSuite({
        ...{ baseUrl: server.url, token, mayWrite: true, send: (request) => fetch(request) },
        keep(call, answer) {
          const { response }: Row = contract[call];
          const { extensions } = response ? specPartOf(response, answer) : { extensions: [] };
          extended.push(...extensions.map((field) => `${call} ${field}`));
        },
      });
      expectConforming(found);
      reports.push(...found);
    }
    expect([...server.beyond.calls, ...server.beyond.inputs, ...extended]).toEqual([]);
    // Only a program of the hosted identity has the token of an open registration.
    expect(unanswered(reports), reportText(reports)).toEqual([...DECLINED, "user.signUp"].sort());
  });
});

describe("a server of its own", () => {
  let server: TestServer;
  beforeAll(async () => void (server = await demoServer()));

  const suiteAt = async (url: string, mayWrite: boolean) => {
    const { token } = await signedInApi(server.url, ADMIN);
    const asked = { body: { email: NEWCOMER } };
    const registration = mayWrite ? await apiOf(server.url)("identity.signUp", asked) : null;
    return runSuite({
      ...{ baseUrl: `${url}/api`, send: (request) => fetch(request), token, mayWrite },
      ...(registration && { registrationToken: registration.token }),
    });
  };

  test("is only read where changes are not allowed", async () => {
    const reports = await suiteAt(server.url, false);
    expect(failed(reports), reportText(reports)).toEqual([]);
    const writing = STEPS.filter(({ writes }) => writes).map(({ call }) => call);
    expect(withOutcome(reports, "left out")).toEqual(writing);
  });

  describe.each([
    ["lacks a field", (info: object) => ({ ...info, email: undefined }), ["email", "missing field"]],
    [
      "has a field of another type",
      (info: object) => ({ ...info, currentFiscalYear: "2025" }),
      ["currentFiscalYear", "wrong type"],
    ],
  ])("whose answer %s", (_, change, [field, kind]) => {
    test("is named by call and field", async () => {
      const proxy = await proxyOf(server.url, "/api/user/v1/info", change);
      const reports = await suiteAt(proxy.url, false).finally(proxy.stop);
      const [info] = reports.filter(({ call }) => call === "user.info");
      expect(info).toMatchObject({ outcome: "failed", faults: [{ field, kind }] });
      expect(isConforming(reports)).toBe(false);
      expect(reportText(reports)).toMatch(new RegExp(`user\\.info +failed +200\\n +${kind}: ${field}`));
    });
  });

  test("whose answer has one field more still conforms, and the field is told of", async () => {
    const proxy = await proxyOf(server.url, "/api/user/v1/info", (info) => ({ ...info, shoeSize: 43 }));
    const reports = await suiteAt(proxy.url, false).finally(proxy.stop);
    const [info] = reports.filter(({ call }) => call === "user.info");
    expect(info).toMatchObject({ outcome: "ok", faults: [{ field: "shoeSize", kind: "extra field" }] });
    expect(isConforming(reports)).toBe(true);
  });

  test("is looked at by the command too", async () => {
    const { status, stdout } = command(["--url", `${server.url}/api`, "--email", ADMIN]);
    expect(stdout).toMatch(/^user\.info +ok +200$/m);
    expect([status, /\d+ ok, 2 refused, 0 failed, \d+ left out/.test(stdout)]).toEqual([0, true]);
    // This process stood still meanwhile: it has yet to see which connections the server has closed.
    await setTimeout(50);
  });

  test("conforms", async () => {
    expectConforming(await suiteAt(server.url, true));
  });
});

test("the command without an address says how it is called", () => {
  const { status, stderr } = command([]);
  expect([status, stderr.includes("--url URL")]).toEqual([2, true]);
});

function command(words: string[]) {
  const tsx = createRequire(import.meta.url).resolve("tsx/cli");
  return spawnSync(process.execPath, [tsx, "tests/conformance/run.ts", ...words], {
    encoding: "utf8",
    env: { ...process.env, CONFORMANCE_PASSWORD: DEMO_PASSWORD },
  });
}

/** A server that passes everything on and changes one answer. */
async function proxyOf(target: string, path: string, change: (answer: object) => object) {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const headers = { Authorization: incoming.headers.authorization ?? "" };
      const answer = await fetch(`${target}${incoming.url}`, { method: incoming.method ?? "GET", headers });
      const text = await answer.text();
      const isChanged = incoming.url === path && answer.ok;
      outgoing.writeHead(answer.status, { "Content-Type": "application/json" });
      outgoing.end(isChanged ? JSON.stringify(change(JSON.parse(text) as object)) : text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
