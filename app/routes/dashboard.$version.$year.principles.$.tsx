import { pillarLoader } from "./dashboard.$version.$year.people.$/load.server";
import { Pillar, pillarHandle } from "./dashboard.$version.$year.people.$/pillar";

export { action } from "./dashboard.$version.$year.people.$/load.server";
export const handle = pillarHandle;
export const loader = pillarLoader("principles");

export default function Principles() {
  return <Pillar name="principles" />;
}
