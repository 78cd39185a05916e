import { pillarLoader } from "./dashboard.$version.$year.people.$/load.server";
import { Pillar, pillarHandle } from "./dashboard.$version.$year.people.$/pillar";

export { action } from "./dashboard.$version.$year.people.$/load.server";
export const handle = pillarHandle;
export const loader = pillarLoader("planet");

export default function Planet() {
  return <Pillar name="planet" />;
}
