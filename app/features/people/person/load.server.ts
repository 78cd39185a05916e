import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { peopleUrls } from "~/web/urls";
import { listedIn } from "../list-address";
import { personOf } from "../person-of.server";
import { presentPerson } from "./present";

export const loader = privateLoader({ right: "administer" }, async ({ viewer, params, request }) => {
  const answer = await personOf(viewer, params["id"] ?? "");
  const list = listedIn(request);
  return {
    ...presentPerson(t, answer, viewer.user.userId),
    list,
    listHref: peopleUrls.list(list),
  };
});
