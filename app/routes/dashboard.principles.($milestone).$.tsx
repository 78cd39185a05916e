import { pillarLoader } from "./dashboard.people.($milestone).$/load.server";
import { Pillar, pillarHandle } from "./dashboard.people.($milestone).$/pillar";

export { action } from "./dashboard.people.($milestone).$/load.server";
export const handle = pillarHandle;
export const loader = /* @__PURE__ */ pillarLoader("principles");

export default function Principles() {
  return <Pillar name="principles" />;
}
