import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract, type CallId } from "~/api/contract";
import type { Row } from "~/api/row";
import { CALL_RIGHTS, type CallRight } from "~/domain/people/call-rights";
import { openSession } from "../residents";
import { makeWorld, type World } from "../world";

const CALLS = Object.keys(contract) as CallId[];

/** What each caller may do, written out: the test's own reading of D6. */
const MAY: Record<string, CallRight[]> = {
  administrator: ["public", "signedIn", "read", "write", "administer"],
  writer: ["public", "signedIn", "read", "write"],
  reader: ["public", "signedIn", "read"],
  verifier: ["public", "signedIn", "verify"],
  provider: ["public", "signedIn", "provide"],
  withoutProfile: ["public", "signedIn"],
  accessOff: ["public"],
  stranger: ["public"],
};

const PEOPLE = {
  administrator: { isAdmin: true },
  writer: { canWrite: true },
  reader: {},
  verifier: { isVerifier: true, canRead: false },
  provider: { isProvider: true, canRead: false },
  withoutProfile: { canRead: false },
  accessOff: { isAdmin: true, accessActive: false },
};

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const companyId = await world.addCompany({ isValidated: true });
  for (const [name, facts] of Object.entries(PEOPLE)) {
    await world.addPerson({ email: addressOf(name), companyId, ...facts });
  }
});
afterAll(() => world.close());

const addressOf = (name: string) => `${name.toLowerCase()}@prova.example`;

/** The status of a call with nothing in it, from a session of its own: what is refused before its input is read. */
async function statusOf(id: CallId, who: string): Promise<number> {
  const { service, method, path }: Row = contract[id];
  const place = path.replace(/:\w+/g, "none");
  const token = who === "stranger" ? null : await openSession(world.parts, addressOf(who));
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
  const request = new Request(`https://carta.example/api/${service}/v1${place}`, { method, headers });
  return (await world.handle(request, { clientAddress: "192.0.2.1", requestId: "r" })).status;
}

const hasRight = (id: CallId, who: string) => MAY[who]?.includes(contract[id].right) ?? false;

/** The calls that manage people, grants and the year, the test's own reading of D6. */
const ADMINISTERED: CallId[] = [
  ...(["user.roles", "user.rolesCount", "user.person", "user.exportPeople"] as const),
  ...(["user.enable", "user.disable", "user.delete", "user.updateRoles"] as const),
  ...(["user.planChange", "user.startChange", "user.changeProgress"] as const),
  ...(["user.invite", "user.checkInvite", "user.invitableProfiles"] as const),
  ...(["user.previewInvitations", "user.invitationsProgress", "user.invitationsText"] as const),
  ...(["user.confirmInvitations"] as const),
  ...(["registry.grantCopying", "registry.withdrawCopying"] as const),
  ...(["user.companyDeletion", "user.askCompanyDeletion", "user.withdrawCompanyDeletion"] as const),
  ...(["user.events", "user.exportEvents"] as const),
  ...(["user.requireSecondFactor", "user.personAccess"] as const),
  ...(["user.resetSecondFactor", "user.endSessionsOf"] as const),
  "user.openYear",
];

describe("the table of rights", () => {
  test("leaves people to administrators, and nothing else", () => {
    const administered = CALLS.filter((id) => CALL_RIGHTS[id] === "administer");
    expect(administered.sort()).toEqual([...ADMINISTERED].sort());
  });

  test("leaves the desk of the provider to the provider", () => {
    const provided = CALLS.filter((id) => CALL_RIGHTS[id] === "provide");
    expect(provided).toEqual(CALLS.filter((id) => id.startsWith("provider.")));
    expect(provided).toHaveLength(21);
  });

  test("lets no reader change what belongs to the company", () => {
    const changing = CALLS.filter((id) => contract[id].method !== "GET" && CALL_RIGHTS[id] === "read");
    // It takes a template and gives it back filled; nothing of it is kept.
    expect(changing).toEqual(["report.vsmeFill"]);
  });

  test("holds every call and no other", () => {
    expect(Object.keys(CALL_RIGHTS).sort()).toEqual([...CALLS].sort());
  });

  describe.each(Object.keys(MAY))("for %s", (who) => {
    const isIn = who in PEOPLE && who !== "accessOff";
    const refused = (id: CallId) => (isIn && contract[id].right !== "registering" ? 403 : 401);

    test.each(CALLS.filter((id) => hasRight(id, who)))("opens %s", async (id) => {
      expect([401, 403]).not.toContain(await statusOf(id, who));
    });

    test.each(CALLS.filter((id) => !hasRight(id, who)))("closes %s", async (id) => {
      expect(await statusOf(id, who)).toBe(refused(id));
    });
  });
});
