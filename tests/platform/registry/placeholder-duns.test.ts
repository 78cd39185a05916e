import { afterEach, beforeEach, expect, test } from "vitest";
import { placeholderDuns } from "~/platform/registry/identifiers";
import { write } from "~/platform/store/write";
import { makeWorld, type World } from "../world";

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

test("a placeholder that another company has is drawn again", async () => {
  const id = await world.addCompany();
  await world.db.updateTable("company").set({ duns_number: "001111111" }).where("id", "=", id).execute();
  const drawn = ["001111111", "001111111", "002222222"];
  const number = await write(world.db, null, (trx) => placeholderDuns(trx, () => drawn.shift() ?? ""));
  expect(number).toBe("002222222");
});
