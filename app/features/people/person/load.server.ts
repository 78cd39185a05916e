import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { personOf } from "../person-of.server";
import { presentPerson } from "./present";

export const loader = privateLoader({ right: "administer" }, async ({ viewer, params }) => {
  const answer = await personOf(viewer, params["id"] ?? "");
  return presentPerson(t, answer, viewer.user.userId);
});
