import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";

export const loader = privateLoader({ right: "provide" }, async ({ viewer, params }) => {
  const answer = await ifOffered(viewer.call("provider.group", { params: { id: params["id"] ?? "" } }));
  const { id, name } = answer.company;
  return { ...answer, above: [{ label: name, to: providerUrls.company(id) }] };
});
