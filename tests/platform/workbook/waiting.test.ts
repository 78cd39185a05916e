import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Call } from "~/api/call";
import { notPossibleNow } from "~/platform/quarantine/refusals";
import type { Quarantine } from "~/platform/quarantine/work-kind";
import { allKept } from "~/platform/workbook/keep-when-read";
import { completeRegistry } from "../answering";
import { sharedQuarantine } from "../quarantine/shared";
import { makeWorld, type World } from "../world";
import { CLASS } from "../../questions";
import { filled } from "./filling";
import { download, formOf, upload } from "./transfer";

let world: World;
let admin: Call;
let bytes: Buffer;
let open: () => void;
let end: () => void;
let isAsked: () => boolean;

/** Reading begins when the test says so; three other files are before it until then. */
function gated(): Quarantine {
  const gate = new Promise<void>((resolve, reject) => {
    open = resolve;
    end = () => reject(notPossibleNow());
  });
  let isWaiting = true;
  let asked = false;
  isAsked = () => asked;
  return {
    ...sharedQuarantine,
    ahead: () => (isWaiting ? 3 : null),
    async run(kind, order) {
      if (kind.name === "read-workbook") {
        asked = true;
        await gate;
        isWaiting = false;
      }
      return sharedQuarantine.run(kind, order);
    },
  };
}

beforeEach(async () => {
  world = await makeWorld({ quarantine: gated() });
  const companyId = await world.addCompany();
  await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
  admin = await world.as("a@prova.example");
  await completeRegistry(admin);
  bytes = await filled(await download(world, companyId), { [CLASS]: { classe: "B" } });
});
afterEach(() => world.close());

const handedIn = (content: Buffer) => admin("survey.importPreview", { body: formOf(content) });
const progress = (id: string) => admin("survey.importProgress", { params: { id } });

async function read(id: string) {
  open();
  let view = await progress(id);
  while (view.reading) {
    await pause(20);
    view = await progress(id);
  }
  return view;
}

describe("a workbook that has to wait for its turn", () => {
  test("says how many files are before it, and shows its changes once it is read", async () => {
    const { id, ...view } = await handedIn(bytes);
    expect(view).toMatchObject({ state: "waiting", reading: { ahead: 3 }, preview: null });
    const changes = [{ questionId: CLASS, revision: 0 }];
    const confirming = admin("survey.importConfirm", { params: { id }, body: { changes } });
    await expect(confirming).rejects.toMatchObject({ status: 409 });
    expect((await read(id)).preview?.changes).toMatchObject([{ question: { id: CLASS } }]);
  });

  test("says why it was refused, as it would have at once", async () => {
    const { id } = await handedIn(Buffer.from("Domanda;Risposta"));
    expect(await read(id)).toMatchObject({
      state: "rejected",
      error: "internal/workbook_not_excel",
      issue: { code: "workbook_not_excel" },
    });
  });

  test("waits as long as the process that reads it is alive, and has failed half a minute after", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const { id } = await handedIn(bytes);
      for (let renewed = 0; renewed < 40; renewed += 1) {
        world.clock.advance({ seconds: 10 });
        await vi.advanceTimersByTimeAsync(10_000);
      }
      await expect.poll(() => progress(id)).toMatchObject({ state: "waiting", reading: { ahead: 3 } });
      world.clock.advance({ seconds: 31 });
      expect(await progress(id)).toMatchObject({ state: "rejected", error: "internal/workbook_unread" });
      open();
    } finally {
      vi.useRealTimers();
    }
  });

  test("is refused with what to do if its server ends first, before the store is closed", async () => {
    const { id } = await handedIn(bytes);
    end();
    await allKept(world.db);
    expect(await progress(id)).toMatchObject({
      state: "rejected",
      error: "internal/workbook_unread",
      issue: null,
      reading: null,
    });
  });

  test("keeps its server from closing the store until it is read", async () => {
    const { id } = await handedIn(bytes);
    const kept = allKept(world.db);
    open();
    await kept;
    expect((await progress(id)).preview?.changes).toMatchObject([{ question: { id: CLASS } }]);
    await allKept(world.db);
  });

  test("does not wait when nothing is before it", async () => {
    open();
    expect((await upload(admin, bytes)).reading).toBeNull();
  });
});

test("the end waits for a workbook whose person has gone before the answer", async () => {
  const preview = handedIn(bytes);
  await expect.poll(isAsked).toBe(true);
  let isOver = false;
  const over = allKept(world.db).then(() => (isOver = true));
  await pause(1);
  expect(isOver).toBe(false);
  open();
  await over;
  expect((await preview).reading).toBeNull();
});
