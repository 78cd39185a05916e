import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { registerOrNotFound } from "../form";

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const register = registerOrNotFound(params["register"]);
  const { rows, fromAnswers, readBy } = await ifOffered(
    viewer.call("registry.register", { params: { register } }),
  );
  return { register, rows, fromAnswers: fromAnswers ?? null, readBy, canWrite: viewer.can("write") };
});
