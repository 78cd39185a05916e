import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/question/proposal/act.server";
export { loader } from "~/features/question/proposal/load.server";
export { DecideProposal as default } from "~/features/question/proposal/page";

type Decided = { proposal: { name: string } } | undefined;

export const handle: PageHandle<Decided> = {
  title: (page) =>
    page ? { key: "tasks:proposal.of", params: { name: page.proposal.name } } : "tasks:proposal.crumb",
  crumb: "tasks:proposal.crumb",
};
