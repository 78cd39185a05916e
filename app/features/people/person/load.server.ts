import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { presentPerson } from "./present";

export const loader = privateLoader({ right: "administer" }, async ({ viewer, params }) => {
  const answer = await viewer.call("user.person", { params: { id: params["id"] ?? "" } });
  return presentPerson(t, answer, viewer.user.userId);
});
