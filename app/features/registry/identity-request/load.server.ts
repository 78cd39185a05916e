import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { loadChoices } from "../choices.server";
import { presentRequest } from "./present";

export const loader = privateLoader({}, async ({ viewer }) => {
  const company = await viewer.call("registry.company", {});
  const choices = await loadChoices(["identity"], viewer.call, company);
  return { request: presentRequest(t, company, choices), canWrite: viewer.can("write") };
});
