import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { refusalOf } from "../identity/registering";
import { makeWorld, type World } from "../world";

const DISPUTE = {
  country: "IT",
  identifier: "IT 0074 3110 157",
  email: "Titolare@officine.example",
  message: "Sono il legale rappresentante.\nPosso mandare la visura.",
};

let world: World;
beforeEach(async () => {
  world = await makeWorld();
  await world.addCompany({ partitaIva: "00743110157" });
});
afterEach(() => world.close());

const dispute = (changes: Partial<typeof DISPUTE> = {}, address?: string) =>
  world.call(null, address)("user.disputeCompany", { body: { ...DISPUTE, ...changes } });
const stored = () => world.db.selectFrom("company_dispute").select(["identifier", "email"]).execute();

describe("a dispute about a registered company", () => {
  test("is kept for the provider and mailed to its support", async () => {
    expect(await dispute()).toEqual({});
    expect(await stored()).toEqual([{ identifier: "00743110157", email: "titolare@officine.example" }]);
    const [mail] = await world.outbox();
    expect(mail!.headers.A).toBe("Carta ESG <assistenza@carta.example>");
    expect(mail!.body).toContain("Posso mandare la visura.");
  });

  test("about a company that is not registered is answered alike and kept nowhere", async () => {
    expect(await dispute({ identifier: "02134570163" })).toEqual(await dispute());
    expect(await stored()).toHaveLength(1);
  });

  test("of the same sender is kept once", async () => {
    await dispute();
    await dispute({}, "192.0.2.2");
    expect(await stored()).toHaveLength(1);
    expect(await world.outbox()).toHaveLength(1);
  });

  test("is mailed five times a day about one company, and sent three times by one origin", async () => {
    for (let i = 0; i < 8; i++) await dispute({ email: `p${i}@officine.example` }, `192.0.2.${i}`);
    expect(await stored()).toHaveLength(8);
    expect(await world.outbox()).toHaveLength(5);
    for (let i = 0; i < 3; i++) await dispute({}, "198.51.100.1");
    expect(await refusalOf(dispute({}, "198.51.100.1"))).toMatchObject({ status: 429 });
  });

  test.each([
    [{ identifier: "123" }, "identifier invalid_partita_iva"],
    [{ message: " " }, "message mandatory_field"],
    [{ email: "x" }, "email invalid_mail"],
  ])("with %j is refused", async (changes, fault) => {
    expect((await refusalOf(dispute(changes))).faults).toEqual([fault]);
  });
});
