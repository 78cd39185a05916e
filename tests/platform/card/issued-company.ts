import type { Call } from "~/api/call";
import { CLASS } from "../../questions";
import { completeRegistry, save } from "../answering";
import { type Company, makeCompany } from "../company";
import type { WorldGiven } from "../world";

interface IssuedCompany extends Company {
  /** Of its card. */
  number: string;
  /** May only read. */
  reader: Call;
  /** Someone without a session, from a network of their own. */
  stranger: Call;
}

/** A company that has issued a card with one answer. */
export async function makeIssuedCompany(worldGiven: WorldGiven = {}): Promise<IssuedCompany> {
  const company = await makeCompany({ colleagues: ["carla"] }, worldGiven);
  const { world, admin } = company;
  const reader = await world.as("c@prova.example");
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" });
  const number = (await admin("survey.publish", { body: undefined })).versionId;
  return { ...company, number, reader, stranger: world.call(null, "198.51.100.9") };
}
