import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, so that none of them begins when nothing else is left for the other core. */
const LONGEST = [
  "hostile/posts",
  "commands/workers",
  "commands/operator",
  "commands/reload-files",
  "commands/doctor",
  "hostile/uploads",
  "platform/workbook/foreign-workbooks",
  "routes/survey/attachments",
  "routes/dashboard/pairs",
  "commands/start",
  "routes/statements",
  "hostile/fuzz/sealed",
  "routes/roles/profiles",
  "html",
  "platform/files/hostile",
  "platform/card/walk",
  "routes/survey/excel",
  "platform/reports/report",
  "platform/reports/accessible",
  "platform/history/restore-walk",
].map((name) => `/tests/${name}.test.ts`);

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((end) => moduleId.endsWith(end));
  return at < 0 ? LONGEST.length : at;
};

/** The order of files in a run: the longest first, the others as the runner has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
