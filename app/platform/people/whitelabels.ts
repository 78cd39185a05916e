import { ApiError } from "~/api/errors";
import type { UseCase } from "../use-case";

export const whitelabels: UseCase<"user.whitelabels"> = async (_input, { settings }) => settings.whitelabels;

/** The address that the browser is sent to. */
export const openWhitelabel: UseCase<"user.openWhitelabel"> = async ({ body }, { settings }) => {
  const whitelabel = settings.whitelabels.find(({ id }) => id === body.id);
  if (!whitelabel) throw new ApiError(404, "internal/not_found");
  return whitelabel.url;
};
