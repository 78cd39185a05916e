import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallInput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { JOB_KINDS } from "~/platform/job-kinds";
import { INVITATIONS_A_DAY } from "~/platform/people/invitations/daily-limits";
import { startJobWorker } from "~/platform/jobs/worker";
import { audited } from "../audited";
import { makeStranger } from "../company";
import { makeWorld, type World } from "../world";

const NONE = { read: false, write: false };
const READ = { read: true, write: false };
const WRITE = { read: true, write: true };
const GOOD = "Quercia2026a";
const CONSENTS = { terms: true, privacy: true, otherPrivacy: true };
const INVITED = "nuova@prova.example";

type InviteBody = CallInput<"user.invite">["body"];

let world: World;
let companyId: string;
let adminId: string;
let call: Call;

beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({ businessName: "Falegnameria Alfa" });
  adminId = await world.addPerson({ email: "admin@prova.example", companyId, isAdmin: true, name: "Ada" });
  await world.addPerson({ email: "bruno@prova.example", companyId, isAdmin: true, name: "Bruno" });
  call = await world.as("admin@prova.example");
});
afterEach(() => world.close());

const bodyOf = (given: Partial<InviteBody> & { bank?: typeof READ } = {}): InviteBody => {
  const { bank = NONE, ...rest } = given;
  return {
    email: INVITED,
    name: "Nina",
    surname: "Verdi",
    roles: { company_admin: false, supplier: WRITE, client: NONE, association: NONE, bank },
    ...rest,
  };
};
const invite = (given: Parameters<typeof bodyOf>[0] = {}, by = call) =>
  by("user.invite", { body: bodyOf(given) });
const tokenOf = async (to = INVITED) =>
  (await world.outbox()).findLast(({ headers }) => headers["A"]?.includes(to))?.token ?? "none";
const accept = (nonce: string, given: object = {}) =>
  world.call()("user.resetPassword", {
    body: { password: GOOD, nonce, legalTerms: CONSENTS, ...given },
  });
const refusalOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const thrown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof ApiError) return thrown;
  throw new Error("The call was not refused", { cause: thrown });
};
const codesOf = async (promise: Promise<unknown>) => {
  const { status, errors } = await refusalOf(promise);
  return [status, ...errors.map(({ code }) => code)];
};
const people = async () => (await call("user.roles", { query: {} })).usersRoles;

describe("an invitation", () => {
  test("is one of a hundred a day of its company, and a refused one leaves no trace", async () => {
    const toPerson = (number: number) => invite({ email: `p${number}@altrove.example` });
    for (let number = 0; number < INVITATIONS_A_DAY; number += 1) await toPerson(number);
    const { status, message, retryAfter } = await refusalOf(toPerson(100));
    expect([status, message, retryAfter]).toEqual([429, "internal/too_many_invitations", 86_400]);
    expect(await world.outbox()).toHaveLength(INVITATIONS_A_DAY);
    expect((await call("user.rolesCount", { query: { state: "invited" } })).count).toBe(INVITATIONS_A_DAY);
    world.clock.advance({ days: 1 });
    await toPerson(101);
  });

  test("is a mail to the address, and a person in the list whose mail is sent", async () => {
    await invite();
    const mail = (await world.outbox()).at(-1);
    expect(mail?.headers["Oggetto"] ?? mail?.headers["Subject"] ?? JSON.stringify(mail?.headers)).toContain(
      "Ada Rossi ti invita",
    );
    expect(mail?.link).toContain("/auth/create-password/");
    expect((await people()).find(({ email }) => email === INVITED)).toMatchObject({
      state: "invited",
      enabled: false,
      roles: { supplier: WRITE },
      invitation: { mail: "sent" },
    });
    expect((await audited(world.db, "invitation_sent")).length).toBe(1);
  });

  test("tells the holder of its link who invites to which company, and stays usable", async () => {
    await invite();
    const token = await tokenOf();
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await world.call()("user.pendingInvitation", { body: { token } })).toEqual({
        email: INVITED,
        name: "Nina",
        surname: "Verdi",
        inviter: "Ada Rossi",
        businessName: "Falegnameria Alfa",
        expiresAt: "2026-03-17T09:00:00.000Z",
      });
    }
  });

  test("becomes account, access and profiles with the three consents at once", async () => {
    await invite({ roles: { ...bodyOf().roles, company_admin: true } });
    await accept(await tokenOf());
    const person = await world.as(INVITED);
    const info = await person("user.info", {});
    expect(info).toMatchObject({ companyId, name: "Nina", legalTerms: CONSENTS });
    expect(info.rights).toEqual(["read", "write", "administer"]);
    expect((await people()).filter(({ email }) => email === INVITED)).toMatchObject([
      { state: "active", invitation: null },
    ]);
    expect((await audited(world.db, "invitation_accepted")).length).toBe(1);
    const stored = await world.db
      .selectFrom("account")
      .select("clauses_accepted_at as at")
      .where("email", "=", INVITED)
      .executeTakeFirstOrThrow();
    expect(stored.at).toBe("2026-03-10T09:00:00.000Z");
  });

  test("lets its person sign in with the chosen password", async () => {
    await invite();
    await accept(await tokenOf());
    const { token } = await world.call()("identity.signIn", { body: { email: INVITED, password: GOOD } });
    expect(token).not.toBe("");
  });

  test("drops a registration of the address that waits for its mail", async () => {
    const { token } = await world.call()("identity.signUp", { body: { email: INVITED } });
    expect(token).not.toBe("");
    await invite();
    await accept(await tokenOf());
    expect(await world.db.selectFrom("registration").select("id").execute()).toEqual([]);
  });

  test.each([
    [
      "without consents",
      { legalTerms: undefined },
      [422, "consent_required", "consent_required", "consent_required"],
    ],
    ["with one missing", { legalTerms: { ...CONSENTS, privacy: false } }, [422, "consent_required"]],
    [
      "with a consent missing and a guessable password, told together",
      { legalTerms: { ...CONSENTS, terms: false }, password: "Falegnameria1" },
      [422, "password_guessable", "consent_required"],
    ],
    ["with a guessable password", { password: "Falegnameria1" }, [424, "password_guessable"]],
    ["with a short one", { password: "Ab1" }, [424, "password_length"]],
  ])("is not accepted %s, and stays usable", async (_, given, expected) => {
    await invite();
    const token = await tokenOf();
    expect(await codesOf(accept(token, given))).toEqual(expected);
    await accept(token);
  });

  test("accepted twice at once makes one account", async () => {
    await invite();
    const token = await tokenOf();
    const results = await Promise.allSettled([accept(token), accept(token), accept(token)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    const accounts = await world.db.selectFrom("account").where("email", "=", INVITED).selectAll().execute();
    expect(accounts).toHaveLength(1);
  });
});

describe("a link that works no more", () => {
  test("says that it was used", async () => {
    await invite();
    const token = await tokenOf();
    await accept(token);
    expect(await codesOf(accept(token))).toEqual([424, "invitation_used"]);
  });

  test("says that it has expired, to the millisecond", async () => {
    await invite();
    const token = await tokenOf();
    world.clock.set("2026-03-17T08:59:59.999Z");
    await world.call()("user.pendingInvitation", { body: { token } });
    world.clock.set("2026-03-17T09:00:00.000Z");
    expect(await codesOf(accept(token))).toEqual([424, "invitation_expired"]);
  });

  test("is not mailed any more when its mail has not gone yet", async () => {
    await invite();
    const id = (await people()).find(({ email }) => email === INVITED)?.user_id ?? "";
    await invite({ again: true });
    await call("user.delete", { params: { id } });
    expect((await world.outbox()).filter(({ headers }) => headers["A"]?.includes(INVITED))).toEqual([]);
  });

  test("is not one of a page of an invitation for the password of an account", async () => {
    await world.call()("user.forgotPassword", { query: { email: "bruno@prova.example" } });
    const nonce = await tokenOf("bruno@prova.example");
    const legalTerms = { terms: true, privacy: true, otherPrivacy: true };
    const body = { nonce, password: "Cerchio2026ok", legalTerms };
    expect((await refusalOf(world.call()("user.resetPassword", { body }))).message).toContain(
      "invalid-action-code",
    );
  });

  test("says that it was withdrawn", async () => {
    await invite();
    const token = await tokenOf();
    const id = (await people()).find(({ email }) => email === INVITED)?.user_id ?? "";
    await call("user.delete", { params: { id } });
    expect(await codesOf(accept(token))).toEqual([424, "invitation_withdrawn"]);
  });

  test("says that a newer one took its place, and the newest wins with its roles (fault 32)", async () => {
    await invite();
    const first = await tokenOf();
    expect(await codesOf(invite())).toEqual([409, "already_invited"]);
    world.clock.advance({ minutes: 1 });
    await invite({ again: true, name: "Ninetta", roles: { ...bodyOf().roles, supplier: READ } });
    expect(await codesOf(accept(first))).toEqual([424, "invitation_replaced"]);
    await accept(await tokenOf());
    const info = await (await world.as(INVITED))("user.info", {});
    expect([info.name, info.rights]).toEqual(["Ninetta", ["read"]]);
  });

  test("is refused on the page of a new password, and the other way round", async () => {
    await invite();
    const body = { token: await tokenOf() };
    expect((await refusalOf(world.call()("identity.checkLink", { body }))).message).toContain("invalid");
    await world.call()("user.forgotPassword", { query: { email: "bruno@prova.example" } });
    const reset = { token: await tokenOf("bruno@prova.example") };
    expect((await refusalOf(world.call()("user.pendingInvitation", { body: reset }))).message).toContain(
      "invalid",
    );
  });

  test.each(["", "x", "x".repeat(200)])("that never was one is refused: “%s”", async (nonce) => {
    expect((await refusalOf(accept(nonce))).status).toBe(424);
  });
});

describe("an invitation asked for with a key", () => {
  const idempotencyKey = "3f0c8a52-5d0e-4a8e-9a53-1f4f3c0d9b11";
  const mailed = async () =>
    (await world.db.selectFrom("mail").select("recipient").orderBy("id").execute()).map(
      ({ recipient }) => recipient,
    );
  const counted = async () =>
    (await audited(world.db)).filter(({ event }) => event === "invitation_sent").length;

  test("is sent once, however often it is asked for (fault 6)", async () => {
    await Promise.all([invite({ idempotencyKey }), invite({ idempotencyKey })]);
    await invite({ idempotencyKey });
    expect([await mailed(), await counted()]).toEqual([[INVITED], 1]);
  });

  test("replaces the earlier one once", async () => {
    await invite();
    const again = () => invite({ again: true, idempotencyKey });
    await Promise.all([again(), again()]);
    expect([(await mailed()).length, await counted()]).toEqual([2, 2]);
  });

  test("is sent to another address, and by another company, as if the key were new", async () => {
    await invite({ idempotencyKey });
    await invite({ idempotencyKey, email: "altra@prova.example" });
    await invite({ idempotencyKey }, await makeStranger(world));
    expect((await mailed()).sort()).toEqual(["altra@prova.example", INVITED, INVITED].sort());
  });

  test("is refused where it is refused without one", async () => {
    await invite({ idempotencyKey });
    const anew = "9b6f1c1e-2c77-4f0d-8d3b-0f5a7c1d2e3f";
    expect((await refusalOf(invite({ idempotencyKey: anew }))).status).toBe(409);
  });
});

describe("two companies that invite one address", () => {
  test("both may; the first that is accepted wins, and the other link says why", async () => {
    const other = await makeStranger(world);
    await invite();
    const mine = await tokenOf();
    await invite({}, other);
    const theirs = await tokenOf();
    await accept(theirs);
    expect(await codesOf(accept(mine))).toEqual([424, "invitation_address_taken"]);
    expect(await codesOf(world.call()("user.pendingInvitation", { body: { token: mine } }))).toEqual([
      424,
      "invitation_address_taken",
    ]);
    const ids = [(await people()).find(({ email }) => email === INVITED)?.user_id ?? ""];
    const change = { kind: "resend" as const };
    const { mark } = await call("user.planChange", { body: { ids, change } });
    const { id } = await call("user.startChange", { body: { ids, change, mark } });
    const worker = startJobWorker(world.parts, JOB_KINDS);
    await worker.drain();
    await worker.stop();
    const { people: changed } = await call("user.changeProgress", { params: { id }, query: {} });
    expect(changed.map(({ refusal }) => refusal)).toEqual(["user_already_exists"]);
  });

  test("leave an address free for its owner, who may register", async () => {
    await invite();
    const { token } = await world.call()("identity.signUp", { body: { email: INVITED } });
    expect(token).not.toBe("");
  });
});

describe("what became of the inviter and the profiles", () => {
  test.each(["disable", "delete"] as const)(
    "an inviter whose access is gone (%s) vouches for nothing, until a colleague sends the invitation again",
    async (kind) => {
      await invite();
      const token = await tokenOf();
      const bruno = await world.as("bruno@prova.example");
      await bruno(`user.${kind}`, { params: { id: adminId } });
      expect(await codesOf(accept(token))).toEqual([424, "invitation_inviter_gone"]);
      world.clock.advance({ minutes: 1 });
      await bruno("user.invite", { body: bodyOf({ again: true }) });
      await accept(await tokenOf());
    },
  );

  test("a profile that the company lost is left out, and the others are given", async () => {
    const bank = { company_id: companyId, profile: "bank" as const };
    await world.db.insertInto("company_profile").values(bank).execute();
    await invite({ roles: { ...bodyOf().roles, bank: WRITE } });
    await world.db.deleteFrom("company_profile").execute();
    await accept(await tokenOf());
    const { roles } = await (await world.as(INVITED))("user.info", {});
    expect([roles.bank, roles.supplier]).toEqual([NONE, WRITE]);
  });
});

describe("an invitation is refused", () => {
  test.each<[string, Parameters<typeof bodyOf>[0], (string | number)[]]>([
    ["to a colleague", { email: "Bruno@prova.example" }, [409, "already_member"]],
    ["to oneself", { email: "admin@prova.example" }, [409, "already_member"]],
    ["with a link in the name", { name: "vinci su www.truffa.example" }, [422, "link_in_name"]],
    ["with a link in the surname", { surname: "https://x.example" }, [422, "link_in_name"]],
    ["without a name", { name: " " }, [422, "mandatory_field"]],
    ["with an address that is none", { email: "nuova@" }, [422, "invalid_mail"]],
    [
      "with a profile that the company lacks",
      { bank: READ, roles: { ...bodyOf().roles, bank: READ } },
      [422, "profile_not_ours"],
    ],
    ["with no role", { roles: { ...bodyOf().roles, supplier: NONE } }, [422, "no_role"]],
    [
      "with writing and no reading",
      { roles: { ...bodyOf().roles, supplier: { read: false, write: true } } },
      [422, "write_needs_read"],
    ],
  ])("%s", async (_, given, expected) => {
    expect(await codesOf(invite(given))).toEqual(expected);
    expect(await world.outbox()).toEqual([]);
    expect(await people()).toHaveLength(2);
  });

  test("by a person who does not administer the company", async () => {
    await world.addPerson({ email: "carla@prova.example", companyId, canWrite: true });
    expect((await refusalOf(invite({}, await world.as("carla@prova.example")))).status).toBe(403);
  });

  test("after three mails of a day to the address, with nothing left behind", async () => {
    for (let count = 0; count < 3; count += 1) await invite({ again: true });
    const before = await world.db.selectFrom("invitation").selectAll().execute();
    expect(await codesOf(invite({ again: true, name: "Altra" }))).toEqual([409, "mailed_too_often"]);
    expect(await world.db.selectFrom("invitation").selectAll().execute()).toEqual(before);
  });

  test("after five mails of a day of all companies, of which one company sends three", async () => {
    for (let count = 0; count < 3; count += 1) await invite({ again: true });
    expect(await codesOf(invite({ again: true }))).toEqual([409, "mailed_too_often"]);
    const other = await makeStranger(world);
    for (let count = 0; count < 2; count += 1) await invite({ again: true }, other);
    expect(await codesOf(invite({ again: true }, other))).toEqual([409, "mailed_too_often"]);
    world.clock.advance({ days: 1, minutes: 1 });
    await invite({ again: true });
  });
});

describe("an address with an account elsewhere", () => {
  const strangers = async (count: number) => {
    const other = await world.addCompany();
    for (let number = 0; number < count; number += 1) {
      await world.addPerson({ email: `s${number}@altra.example`, companyId: other });
    }
  };

  test("is refused on the page that asks for confirmation and when sent", async () => {
    await strangers(1);
    const body = bodyOf({ email: "s0@altra.example" });
    expect((await call("user.checkInvite", { body })).refused).toEqual([
      { path: "email", code: "user_already_exists" },
    ]);
    expect(await codesOf(call("user.invite", { body }))).toEqual([409, "user_already_exists"]);
  });

  test("is told fifty times a company and day, each address once; then every new address has to wait", async () => {
    await strangers(51);
    for (let number = 0; number < 50; number += 1) {
      await codesOf(invite({ email: `s${number}@altra.example` }));
      await codesOf(invite({ email: `s${number}@altra.example` }));
    }
    for (const email of ["s50@altra.example", "libera@altra.example"]) {
      const refusal = await refusalOf(invite({ email }));
      expect([refusal.status, refusal.message, refusal.retryAfter]).toEqual([
        429,
        "internal/probed_too_often",
        86_400,
      ]);
    }
    expect(await codesOf(invite({ email: "s0@altra.example" }))).toEqual([409, "user_already_exists"]);
    const other = await makeStranger(world);
    await invite({ email: "libera@altra.example" }, other);
    world.clock.advance({ days: 1 });
    await invite({ email: "libera@altra.example" });
  });
});

test("A check sends nothing and stores no invitation", async () => {
  expect(await call("user.checkInvite", { body: bodyOf() })).toEqual({ refused: [] });
  expect(await world.outbox()).toEqual([]);
  expect(await people()).toHaveLength(2);
  expect(await call("user.invitableProfiles", {})).toEqual({
    companyRoles: { supplier: true, client: false, association: false, bank: false },
  });
});

test("Two administrators who take the right from each other while one invites do not invite", async () => {
  const bruno = await world.as("bruno@prova.example");
  await bruno("user.disable", { params: { id: adminId } });
  expect((await refusalOf(invite())).status).toBe(401);
});
