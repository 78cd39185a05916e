import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { peopleUrls } from "~/web/urls";
import { listAddress, ofPage } from "../list-address";
import { personOf } from "../person-of.server";
import { presentPerson } from "./present";

export const loader = privateLoader({ right: "administer" }, async ({ viewer, params, request }) => {
  const answer = await personOf(viewer, params["id"] ?? "");
  const list = listAddress(request);
  return {
    ...presentPerson(t, answer, viewer.user.userId),
    listHref: peopleUrls.list(ofPage(list, list.pagina)),
  };
});
