import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { registerUrls } from "~/web/registers-urls";
import { registerOrNotFound } from "./form";

export const loader = privateLoader({ right: "write" }, async ({ viewer, params }) => {
  const register = registerOrNotFound(params["register"]);
  const row = await viewer.call("registry.registerRow", { params: { register, id: params["id"] ?? "" } });
  return {
    register,
    row,
    above: [{ label: t(`registers:name.${register}`), to: registerUrls.one(register) }],
  };
});
