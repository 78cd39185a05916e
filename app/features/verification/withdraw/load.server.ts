import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({ right: "write" }, async ({ viewer }) => {
  const { open } = await ifOffered(viewer.call("survey.verification", {}));
  return { isOpen: open !== null };
});
