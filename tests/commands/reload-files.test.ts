import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { signedInApi } from "../api-client";
import { pdf } from "../platform/files/samples";
import { formOf } from "../platform/workbook/transfer";
import { frozen } from "../frozen";
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
  // The first file starts a process, which the next one finds.
  await handedIn();
});
afterEach(() => installation.stop());

const handedIn = () => call("survey.importPreview", { body: formOf(WORKBOOK) }).catch(() => null);
const progress = (id: string) => call("survey.importProgress", { params: { id } });
const spooled = () => readdirSync(path.join(installation.dataDir, "spool"));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await delay(50);
}

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
