import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { ApiError } from "~/api/errors";
import { audited } from "../../audited";
import { codeOf, enable } from "../../authenticator";
import { ADMIN, makeCompany, type Company } from "../../company";
import { PASSWORD } from "../../residents";

let company: Company;
beforeEach(async () => {
  company = await makeCompany({ colleagues: ["carla"] });
});
afterEach(() => company.world.close());

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, errors, code }: ApiError) => ({ status, code: errors[0]?.code ?? code }),
  );
const begin = (call: Call) => call("user.beginSecondFactor", { body: { present: PASSWORD } });
const shown = (secret: string) => codeOf(secret, company.world.clock.now());
const wrong = (secret: string) => (shown(secret) === "000000" ? "111111" : "000000");
const later = () => company.world.clock.advance({ minutes: 2 });

describe("a second factor that was begun", () => {
  test("is none before a code, and asks for the password", async () => {
    const body = { present: "Sbagliata2026" };
    expect(await refusalOf(company.admin("user.beginSecondFactor", { body }))).toMatchObject({ status: 424 });
    await begin(company.admin);
    expect((await company.admin("user.info", {})).secondFactor).toBe("off");
    const credentials = { email: ADMIN, password: PASSWORD };
    expect((await company.world.call()("identity.signIn", { body: credentials })).token).toHaveLength(43);
  });

  test("gives an app an address with account and provider", async () => {
    await begin(company.admin);
    const { address, secret } = await company.admin("user.begunSecondFactor", {});
    const url = new URL(address);
    expect(url.protocol).toBe("otpauth:");
    expect(decodeURIComponent(url.pathname)).toContain(ADMIN);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: "Carta ESG", digits: "6" });
  });

  test("is shown to its own session for a quarter of an hour, to no other", async () => {
    await begin(company.admin);
    const other = await company.world.as(ADMIN);
    expect(await refusalOf(other("user.begunSecondFactor", {}))).toMatchObject({ code: "factor_not_begun" });
    company.world.clock.advance({ minutes: 15 });
    const late = company.admin("user.begunSecondFactor", {});
    expect(await refusalOf(late)).toEqual({ status: 409, code: "factor_not_begun" });
  });

  test("can be begun again, and only the newer secret counts", async () => {
    await begin(company.admin);
    const { secret: first } = await company.admin("user.begunSecondFactor", {});
    await begin(company.admin);
    const body = { code: shown(first) };
    expect(await refusalOf(company.admin("user.enableSecondFactor", { body }))).toMatchObject({
      code: "wrong_code",
    });
  });

  test("does not come on with a wrong code, and not without an end of guesses", async () => {
    await begin(company.admin);
    const { secret } = await company.admin("user.begunSecondFactor", {});
    const body = { code: wrong(secret) };
    for (let i = 0; i < 5; i++)
      expect(await refusalOf(company.admin("user.enableSecondFactor", { body }))).toMatchObject({
        code: "wrong_code",
      });
    expect(await refusalOf(company.admin("user.enableSecondFactor", { body }))).toMatchObject({
      status: 429,
    });
    expect((await company.admin("user.info", {})).secondFactor).toBe("off");
  });
});

describe("a second factor", () => {
  test("renews the session, ends the others, is mailed and noted", async () => {
    const { call } = await enable(company.world, ADMIN);
    expect((await call("user.info", {})).secondFactor).toBe("on");
    expect(await refusalOf(company.admin("user.info", {}))).toMatchObject({ status: 401 });
    expect((await company.world.outbox()).at(-1)?.headers["Oggetto"]).toContain("è attiva");
    expect(await audited(company.world.db, "second_factor_enabled")).toHaveLength(1);
    expect(await refusalOf(begin(call))).toEqual({ status: 409, code: "factor_already_on" });
  });

  test("goes with password and code, and is mailed and noted", async () => {
    const { call, secret } = await enable(company.world, ADMIN);
    later();
    const off = (present: string, code: string) =>
      call("user.disableSecondFactor", { body: { present, code } });
    expect(await refusalOf(off("Sbagliata2026", shown(secret)))).toMatchObject({
      code: "present_password_wrong",
    });
    expect(await refusalOf(off(PASSWORD, wrong(secret)))).toMatchObject({ code: "wrong_code" });
    const { token } = await off(PASSWORD, shown(secret));
    expect(await refusalOf(call("user.info", {}))).toMatchObject({ status: 401 });
    const renewed = company.world.call(token);
    expect((await renewed("user.info", {})).secondFactor).toBe("off");
    expect((await company.world.outbox()).at(-1)?.headers["Oggetto"]).toContain("non è più attiva");
    expect(await audited(company.world.db, "second_factor_disabled")).toHaveLength(1);
    expect(await company.world.db.selectFrom("recovery_code").selectAll().execute()).toEqual([]);
    const again = { present: PASSWORD, code: shown(secret) };
    for (const change of ["user.disableSecondFactor", "user.renewRecoveryCodes"] as const)
      expect(await refusalOf(renewed(change, { body: again }))).toEqual({ status: 409, code: "factor_off" });
  });

  test("gives new recovery codes, and the former ones work no more", async () => {
    const { call, secret, codes } = await enable(company.world, ADMIN);
    later();
    const other = await company.world.as(ADMIN);
    const body = (code: string) => ({ body: { present: PASSWORD, code } });
    const renewed = await call("user.renewRecoveryCodes", body(shown(secret)));
    for (const former of [call, other])
      expect(await refusalOf(former("user.info", {}))).toMatchObject({ status: 401 });
    const again = (code: string) => company.world.call(renewed.token)("user.renewRecoveryCodes", body(code));
    expect(new Set([...codes, ...renewed.codes]).size).toBe(20);
    expect(await refusalOf(again(codes[0]!))).toMatchObject({ code: "wrong_code" });
    expect((await again(renewed.codes[0]!)).codes).toHaveLength(10);
    expect(await audited(company.world.db, "recovery_codes_made")).toHaveLength(2);
  });

  test("gives no new codes to a thief of a session, and makes none for the thief's guesses", async () => {
    const { call, codes } = await enable(company.world, ADMIN);
    const guess = { body: { present: "Sbagliata2026", code: codes[0]! } };
    const before = await company.world.db.selectFrom("recovery_code").selectAll().execute();
    for (let i = 0; i < 10; i++)
      expect(await refusalOf(call("user.renewRecoveryCodes", guess))).toMatchObject({ status: 424 });
    expect(await refusalOf(call("user.renewRecoveryCodes", guess))).toMatchObject({ status: 429 });
    expect(await company.world.db.selectFrom("recovery_code").selectAll().execute()).toEqual(before);
  });

  test("is asked for a code before another password", async () => {
    const { call, secret, codes } = await enable(company.world, ADMIN);
    later();
    const change = (code?: string) =>
      call("user.changePassword", {
        body: { present: PASSWORD, password: "Bosco7Torrente", ...(code === undefined ? {} : { code }) },
      });
    expect(await refusalOf(change())).toEqual({ status: 424, code: "no_code" });
    expect(await refusalOf(change(wrong(secret)))).toEqual({ status: 424, code: "wrong_code" });
    const { token } = await change(codes[2]);
    const security = await company.world.call(token)("user.security", {});
    expect(security.secondFactor.codesLeft).toBe(9);
  });
});
