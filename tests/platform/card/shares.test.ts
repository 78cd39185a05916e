import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallInput } from "~/api/contract";
import { keepNothingTooLong } from "~/platform/people/owner/retention";
import { withdrawCompany } from "~/platform/store/owner/withdraw-company";
import { write } from "~/platform/store/write";
import { CLASS } from "../../questions";
import { audited } from "../audited";
import { refusalOf } from "../identity/registering";
import type { World } from "../world";
import { makeIssuedCompany } from "./issued-company";

let world: World;
let admin: Call;
let reader: Call;
let stranger: Call;
let companyId: string;
let number: string;

beforeEach(async () => {
  ({ world, admin, reader, stranger, companyId, number } = await makeIssuedCompany());
});
afterEach(() => world.close());

type Body = CallInput<"survey.addShare">["body"];

const NOTHING_MORE = { showsScoring: false, sharesDocument: false, sharesReport: false, topics: [] };

/** Makes a link, and returns its id and its token. */
async function give(changed: Partial<Body> = {}, call = admin) {
  const body = { number, recipient: "Banca di prova", endsOn: "30/04/2026", ...NOTHING_MORE, ...changed };
  const { id } = await call("survey.addShare", { body });
  return { id, token: (await admin("survey.share", { params: { id } })).token ?? "" };
}
const open = (token: string) => stranger("survey.sharedCard", { body: { token } });
const fetchDocument = (token: string) => stranger("survey.sharedDocument", { body: { token } });
const logOf = async (id: string) => (await admin("survey.share", { params: { id } })).openings;

describe("a link to a card", () => {
  test("shows the classes to its bearer, whatever the company shows to everyone, and nothing it does not name", async () => {
    const { token } = await give();
    const shared = await open(token);
    expect(shared).toMatchObject({
      recipient: "Banca di prova",
      endsOn: "2026-04-30",
      heat: null,
      topics: [],
    });
    expect(shared.card).toMatchObject({ number, sharesDocument: false });
    expect(shared.card.classes?.levels.start_small.max).toBe(10_000);
    expect((await stranger("survey.publicCard", { params: { number } })).classes).toBeNull();
    expect(await refusalOf(fetchDocument(token))).toMatchObject({ status: 404 });
  });

  test("shows scores by topic, answers and the document where it names them", async () => {
    const { token } = await give({ showsScoring: true, sharesDocument: true, topics: ["energia"] });
    const { heat, topics, card } = await open(token);
    expect(heat?.areas.flatMap(({ topics }) => topics.map(({ id }) => id))).toContain("energia");
    expect(topics.map(({ id }) => id)).toEqual(["energia"]);
    const answered = topics[0]?.questions.find(({ definition }) => definition.guid === CLASS);
    expect(answered?.answer.answerElements).toEqual([{ id: "classe", value: "b" }]);
    expect(topics[0]?.questions.every(({ definition }) => definition.milestone === "energia")).toBe(true);
    expect(card.sharesDocument).toBe(true);
    const document = await fetchDocument(token);
    expect(document.number).toBe(number);
    expect(JSON.parse(document.text)).toMatchObject({ id: number });
  });

  test("names no person and no file's place to its bearer", async () => {
    const { token } = await give({ showsScoring: true, topics: ["energia"] });
    expect(JSON.stringify(await open(token))).not.toMatch(/@prova\.example|Rossi|updatedBy|uploadedBy/);
  });

  test("withdrawn, over or unknown is not found, and says the same", async () => {
    const [gone, over] = [await give(), await give({ endsOn: "11/03/2026" })];
    await admin("survey.withdrawShare", { params: { id: gone.id } });
    world.clock.advance({ days: 2 });
    const refusals = await Promise.all(
      [gone.token, over.token, "x".repeat(43), ""].map((token) => refusalOf(open(token))),
    );
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 404, message: "internal/not_found" });
  });

  test("works to the end of its last day in Italy", async () => {
    const { token } = await give({ endsOn: "10/03/2026" });
    world.clock.set("2026-03-10T22:59:59Z");
    expect((await open(token)).endsOn).toBe("2026-03-10");
    world.clock.set("2026-03-10T23:00:00Z");
    expect(await refusalOf(open(token))).toMatchObject({ status: 404 });
  });

  test("goes with its company, from the first moment of the deletion", async () => {
    const { token } = await give();
    await write(world.db, companyId, (trx) =>
      withdrawCompany(trx, companyId, world.clock.now().toISOString()),
    );
    expect(await refusalOf(open(token))).toMatchObject({ status: 404 });
  });

  test("says when it was opened, hour by hour, and a fetch of its document beside", async () => {
    const { id, token } = await give({ sharesDocument: true });
    expect(await logOf(id)).toEqual([]);
    for (let time = 0; time < 3; time += 1) await open(token);
    world.clock.advance({ hours: 1 });
    await open(token);
    await fetchDocument(token);
    expect((await logOf(id)).map(({ part, times }) => [part, times])).toEqual([
      ["document", 1],
      ["page", 1],
      ["page", 3],
    ]);
    const [listed] = (await admin("survey.shares", {})).shares;
    expect(listed).toMatchObject({ id, opened: 4, state: "open" });
    expect(listed?.lastOpenedAt).toBe(world.clock.now().toISOString());
  });

  test("leaves no token in the store that opens it", async () => {
    const { token } = await give();
    expect(JSON.stringify(await world.db.selectFrom("card_share").selectAll().execute())).not.toContain(
      token,
    );
  });

  test("is kept for 90 days after its end, and then with its log forgotten", async () => {
    const { id, token } = await give({ endsOn: "12/03/2026" });
    await open(token);
    world.clock.advance({ days: 91 });
    await keepNothingTooLong(world.parts);
    expect(await world.db.selectFrom("card_share").select("id").execute()).toEqual([{ id }]);
    world.clock.advance({ days: 3 });
    await keepNothingTooLong(world.parts);
    expect(await world.db.selectFrom("card_share").select("id").execute()).toEqual([]);
    expect(await world.db.selectFrom("share_opening").selectAll().execute()).toEqual([]);
  });
});

describe("who makes links", () => {
  test("a reader sees them without their address, and makes and withdraws none", async () => {
    const { id } = await give();
    expect((await reader("survey.shares", {})).shares).toHaveLength(1);
    expect((await reader("survey.share", { params: { id } })).token).toBeNull();
    expect(await refusalOf(give({}, reader))).toMatchObject({ status: 403 });
    expect(await refusalOf(reader("survey.withdrawShare", { params: { id } }))).toMatchObject({
      status: 403,
    });
    expect(await refusalOf(reader("survey.shareChoices", { params: { number } }))).toMatchObject({
      status: 403,
    });
  });

  test("another company finds neither the link nor the card", async () => {
    const { id } = await give();
    const otherId = await world.addCompany();
    await world.addPerson({ email: "altra@prova.example", companyId: otherId, isAdmin: true });
    const other = await world.as("altra@prova.example");
    for (const refusal of [
      refusalOf(other("survey.share", { params: { id } })),
      refusalOf(other("survey.withdrawShare", { params: { id } })),
      refusalOf(other("survey.shareChoices", { params: { number } })),
      refusalOf(give({}, other)),
    ]) {
      expect(await refusal).toMatchObject({ status: 404 });
    }
    expect((await admin("survey.share", { params: { id } })).state).toBe("open");
  });

  test("both deeds are in the trail, a second withdrawal is not", async () => {
    const { id } = await give();
    await admin("survey.withdrawShare", { params: { id } });
    await admin("survey.withdrawShare", { params: { id } });
    const events = (await audited(world.db)).map(({ event, detail }) => ({ event, detail }));
    expect(events.filter(({ detail }) => detail === id)).toEqual([
      { event: "share_made", detail: id },
      { event: "share_withdrawn", detail: id },
    ]);
  });

  test("a company makes at most 50 a day", async () => {
    for (let made = 0; made < 50; made += 1) await give();
    expect(await refusalOf(give())).toMatchObject({
      status: 409,
      faults: [" too_many_shares_today"],
    });
    world.clock.advance({ days: 1, hours: 1 });
    await give();
  });
});
