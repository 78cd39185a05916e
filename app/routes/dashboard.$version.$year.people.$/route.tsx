import { pillarLoader } from "./load.server";
import { Pillar, pillarHandle } from "./pillar";

export { action } from "./load.server";
export const handle = pillarHandle;
export const loader = pillarLoader("people");

export default function People() {
  return <Pillar name="people" />;
}
