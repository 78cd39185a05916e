import { readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { signedInApi } from "../api-client";
import { FILE_LIMIT } from "~/domain/files/limits";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { CHECK } from "~/platform/verification/check-job";
import { attach, handIn } from "../platform/files/filing";
import { fileNamed, pdf } from "../platform/files/samples";
import { formOf } from "../platform/workbook/transfer";
import { CLASS } from "../questions";
import { headOf } from "../hostile/raw";
import { frozen } from "../frozen";
import { isAlive, until } from "../processes";
import { type Installation, startInstallation } from "./installation";

const EVIDENCE = "v3-env-acqua-prelievo";
/** It has no questions, and its reader says so. */
const WORKBOOK = Buffer.from("Domanda;Risposta".padEnd(100_000));

let installation: Installation;
let call: Call;
let token: string;
beforeEach(async () => {
  installation = await startInstallation();
  ({ call, token } = await signedInApi(installation.url, "admin@azienda-demo.example"));
  // The first file starts a process, which the next one finds free.
  const { id } = (await handedIn()) ?? {};
  if (id !== undefined) await until(async () => (await progress(id)).reading === null);
});
afterEach(() => installation.stop());

const handedIn = () => call("survey.importPreview", { body: formOf(WORKBOOK) }).catch(() => null);
const progress = (id: string) => call("survey.importProgress", { params: { id } });
const spooled = () => readdirSync(path.join(installation.dataDir, "spool"));

test("a workbook that waits during a reload is read by the former process, which ends after it", async () => {
  const { command, serving } = installation;
  const former = serving();
  const thaw = frozen(former);
  const { id = "", reading } = (await handedIn()) ?? {};
  expect([reading, spooled().length]).toEqual([{ ahead: 0 }, 1]);
  expect(await command("reload")).toMatchObject({ code: 0 });
  expect(serving()).not.toBe(former);
  expect((await progress(id)).reading).toEqual({ ahead: 0 });
  expect(isAlive(former)).toBe(true);
  thaw();
  await until(async () => (await progress(id)).reading === null);
  expect(await progress(id)).toMatchObject({ state: "rejected", error: "internal/workbook_not_excel" });
  await until(() => !isAlive(former));
  expect(spooled()).toEqual([]);
});

test("at a stop a workbook that waits is refused with what to do, and evidence with 503 and Retry-After", async () => {
  const { url, serving } = installation;
  const former = serving();
  frozen(former);
  const { id = "", reading } = (await handedIn()) ?? {};
  expect(reading).toEqual({ ahead: 0 });
  const body = new FormData();
  body.append("files", new File([pdf("a") as BlobPart], "a.pdf"));
  const headers = { Authorization: `Bearer ${token}` };
  const sent = fetch(`${url}/api/survey/v1/upload?question_id=${EVIDENCE}`, {
    method: "POST",
    headers,
    body,
  });
  await delay(500);
  process.kill(former, "SIGTERM");
  const answer = await sent;
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(await answer.json()).toMatchObject({ message: "internal/unavailable" });
  await until(() => !isAlive(former) && serving() !== former);
  await until(() =>
    progress(id).then(
      () => true,
      () => false,
    ),
  );
  expect(await progress(id)).toMatchObject({ state: "rejected", error: "internal/workbook_unread" });
  expect(spooled()).toEqual([]);
});

test("at a stop a verification's check that waits is put back, and the next process does it", async () => {
  const { url, dataDir, serving } = installation;
  const enabled = (await signedInApi(url, "admin@azienda-abilitata.example")).call;
  const [large = ""] = await handIn(call, CLASS, fileNamed("grande.pdf", pdf("x", FILE_LIMIT)));
  const { downloadUrl } = await call("survey.download", {
    params: { type: "attachment" },
    query: { filename: large },
  });
  await attach(enabled, CLASS, await handIn(enabled, CLASS, fileNamed("prova.pdf", pdf("b"))));
  const { revision } = await enabled("survey.verification", {});
  const former = serving();
  frozen(former);
  await enabled("survey.openVerification", { body: { revision, level: 2 } });
  const store = new BetterSqlite(databaseFile(dataDir), { readonly: true });
  const check = () => store.prepare("select state, error from job where kind = ?").get(CHECK);
  await until(() => (check() as { state: string } | undefined)?.state !== "pending");
  expect(check()).toEqual({ state: "running", error: null });
  // A client that does not read keeps its connection open when the time for requests under way is over.
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => undefined).pause();
  socket.write(headOf("GET", new URL(downloadUrl).pathname, {}));
  await delay(200);
  process.kill(former, "SIGTERM");
  await until(() => !isAlive(former) && serving() !== former);
  await until(() => ["fulfilled", "rejected"].includes((check() as { state: string }).state));
  expect(check()).toEqual({ state: "fulfilled", error: null });
  store.close();
  socket.destroy();
});
