import type { Call } from "~/api/call";
import type { CompanyGiven } from "./residents";
import { makeWorld, type World, type WorldGiven } from "./world";

export const ADMIN = "a@prova.example";

/** The administrator's colleagues: Bruno writes, Carla only reads. */
const COLLEAGUES = {
  bruno: { email: "b@prova.example", name: "Bruno", canWrite: true },
  carla: { email: "c@prova.example", name: "Carla" },
};

export interface Company {
  world: World;
  companyId: string;
  /** The account of Anna, the administrator. */
  accountId: string;
  admin: Call;
}

interface Given extends Partial<CompanyGiven> {
  colleagues?: (keyof typeof COLLEAGUES)[];
}

/** A company in a world of its own, with its administrator signed in; the test that makes it closes the world. */
export async function makeCompany(
  { colleagues = [], ...given }: Given = {},
  worldGiven: WorldGiven = {},
): Promise<Company> {
  const world = await makeWorld(worldGiven);
  const companyId = await world.addCompany(given);
  const accountId = await world.addPerson({ email: ADMIN, companyId, isAdmin: true });
  for (const name of colleagues) await world.addPerson({ companyId, ...COLLEAGUES[name] });
  return { world, companyId, accountId, admin: await world.as(ADMIN) };
}

/** The administrator of another company of the same world. */
export async function makeStranger(world: World): Promise<Call> {
  const email = "x@altra.example";
  await world.addPerson({ email, companyId: await world.addCompany(), isAdmin: true });
  return world.as(email);
}
