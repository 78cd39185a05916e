import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ApiError } from "~/api/errors";
import { audited } from "../../audited";
import { ADMIN, makeCompany, type Company } from "../../company";
import { openSession, PASSWORD } from "../../residents";

const NEW = "Bosco7Torrente";

let company: Company;
let token: string;
beforeEach(async () => {
  company = await makeCompany();
  token = await openSession(company.world.parts, ADMIN);
});
afterEach(() => company.world.close());

const change = (present: string, password: string, address?: string) =>
  company.world.call(token, address)("user.changePassword", { body: { present, password } });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, message, errors }: ApiError) => ({ status, message, issues: errors.map(({ code }) => code) }),
  );
const signIn = (password: string) =>
  company.world.call(null, "203.0.113.8")("identity.signIn", { body: { email: ADMIN, password } });

describe("a new password in place of the present one", () => {
  test("signs in from now on, and the present one no more", async () => {
    await change(PASSWORD, NEW);
    expect((await signIn(NEW)).token).toHaveLength(43);
    expect(await refusalOf(signIn(PASSWORD))).toMatchObject({ message: "embedded/invalid-credential" });
  });

  test("renews the session and ends all others", async () => {
    const { token: renewed } = await change(PASSWORD, NEW);
    const { call } = company.world;
    expect((await call(renewed)("user.info", {})).email).toBe(ADMIN);
    expect(await refusalOf(call(token)("user.info", {}))).toMatchObject({ status: 401 });
    expect(await refusalOf(company.admin("user.info", {}))).toMatchObject({ status: 401 });
  });

  test("ends links to another password, tells the owner by mail, and is noted", async () => {
    await company.world.call()("user.forgotPassword", { query: { email: ADMIN } });
    const nonce = (await company.world.outbox()).at(-1)?.token ?? "";
    await change(PASSWORD, NEW);
    expect((await company.world.outbox()).at(-1)?.headers["Oggetto"]).toContain("è cambiata");
    const body = { nonce, password: "Fiume8Sorgente" };
    expect(await refusalOf(company.world.call()("user.resetPassword", { body }))).toMatchObject({
      status: 424,
    });
    expect(await audited(company.world.db, "password_set")).toMatchObject([{ detail: "signed_in" }]);
  });

  test.each([
    ["Sbagliata2026", NEW, "embedded/wrong-password", ["present_password_wrong"]],
    [PASSWORD, "corta", "embedded/password-does-not-meet-requirements", ["password_length", "password_uppercase", "password_digit"]], // prettier-ignore
    [PASSWORD, PASSWORD, "embedded/password-does-not-meet-requirements", ["password_unchanged"]],
  ])("from “%s” to “%s” is refused with %s", async (present, password, message, issues) => {
    expect(await refusalOf(change(present, password))).toEqual({ status: 424, message, issues });
    expect((await signIn(PASSWORD)).token).toHaveLength(43);
  });
});

describe("a thief of a session", () => {
  test("tries ten passwords and then waits, whatever the address, and the owner signs in meanwhile", async () => {
    for (let i = 0; i < 10; i++)
      expect(await refusalOf(change("Sbagliata2026", NEW, `198.51.100.${i}`))).toMatchObject({ status: 424 });
    expect(await refusalOf(change(PASSWORD, NEW, "198.51.100.99"))).toMatchObject({ status: 429 });
    expect(await audited(company.world.db, "present_password_refused")).not.toHaveLength(0);
    expect((await signIn(PASSWORD)).token).toHaveLength(43);
    company.world.clock.advance({ minutes: 1 });
    expect((await change(PASSWORD, NEW)).token).toHaveLength(43);
  });
});
