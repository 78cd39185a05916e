import type { PageHandle } from "~/ui/layout/page-handle";

export { loader } from "~/features/verifier/case/load.server";
export { Case as default } from "~/features/verifier/case/page";
export { notServed as action } from "~/web/loader.server";

type Found = { outcome: { company: string } | null; shown: { company: string } | null } | undefined;

const title = (found: Found) => {
  const company = (found?.shown ?? found?.outcome)?.company;
  return company === undefined
    ? ("verifier:crumb" as const)
    : { key: "verifier:case_title" as const, params: { company } };
};

export const handle: PageHandle<Found> = { title, crumb: title };
