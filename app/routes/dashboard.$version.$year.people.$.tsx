import { Pillar } from "~/features/survey/pillar/pillar";

export { action, peopleLoader as loader } from "~/features/survey/pillar/load.server";
export { pillarHandle as handle } from "~/features/survey/pillar/pillar";

export default function People() {
  return <Pillar name="people" />;
}
