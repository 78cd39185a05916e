import { formatDate } from "~/texts/format";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { peopleUrls } from "~/web/urls";

export const loader = privateLoader({ right: "administer" }, async ({ viewer, params }) => {
  const id = params["id"] ?? "";
  const { secondFactorAt, ...person } = await ifOffered(viewer.call("user.personAccess", { params: { id } }));
  return {
    ...person,
    id,
    since: secondFactorAt === null ? null : formatDate(secondFactorAt),
    above: [{ label: person.name, to: peopleUrls.person(id) }],
  };
});
