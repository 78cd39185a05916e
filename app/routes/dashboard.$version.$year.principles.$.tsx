import { Pillar } from "~/features/survey/pillar/pillar";

export { action, principlesLoader as loader } from "~/features/survey/pillar/load.server";
export { pillarHandle as handle } from "~/features/survey/pillar/pillar";

export default function Principles() {
  return <Pillar name="principles" />;
}
