import { formatDate } from "~/texts/format";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { peopleUrls } from "~/web/urls";
import { listedIn } from "../list-address";

export const loader = privateLoader({ right: "administer" }, async ({ viewer, params, request }) => {
  const id = params["id"] ?? "";
  const { secondFactorAt, ...person } = await ifOffered(viewer.call("user.personAccess", { params: { id } }));
  const back = peopleUrls.person(id, listedIn(request));
  return {
    ...person,
    back,
    id,
    since: secondFactorAt === null ? null : formatDate(secondFactorAt),
    above: [{ label: person.name, to: back }],
  };
});
