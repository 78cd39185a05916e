import { ApiError } from "~/api/errors";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";

/** Whether one company may copy from the versions of another; 404 when the two were never in one group. */
export const loader = privateLoader({ right: "provide" }, async ({ viewer, params }) => {
  const answer = await ifOffered(viewer.call("provider.group", { params: { id: params["id"] ?? "" } }));
  const { company: owner, others, asleep } = answer;
  const grantee = [...others, ...asleep].find(({ id }) => id === params["grantee"]);
  if (!grantee) throw new ApiError(404, "internal/not_found");
  return {
    owner: { id: owner.id, name: owner.name },
    grantee: { id: grantee.id, name: grantee.name },
    isAllowed: grantee.mayCopyFromIt,
    /** A grant between groups can only be taken back. */
    isAsleep: !others.includes(grantee),
    above: [{ label: owner.name, to: providerUrls.company(owner.id) }],
  };
});
