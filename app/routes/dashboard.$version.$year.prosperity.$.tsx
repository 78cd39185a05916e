import { Pillar } from "~/features/survey/pillar/pillar";

export { action, prosperityLoader as loader } from "~/features/survey/pillar/load.server";
export { pillarHandle as handle } from "~/features/survey/pillar/pillar";

export default function Prosperity() {
  return <Pillar name="prosperity" />;
}
