import { Pillar } from "~/features/survey/pillar/pillar";

export { action, planetLoader as loader } from "~/features/survey/pillar/load.server";
export { pillarHandle as handle } from "~/features/survey/pillar/pillar";

export default function Planet() {
  return <Pillar name="planet" />;
}
