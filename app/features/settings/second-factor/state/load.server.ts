import { formatDate } from "~/texts/format";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({ right: "signedIn" }, async ({ viewer: { user, call, can } }) => {
  const { secondFactor } = await ifOffered(call("user.security", {}));
  const { enabledAt, codesLeft, isRequired } = secondFactor;
  return {
    since: enabledAt === null ? null : formatDate(enabledAt),
    codesLeft,
    isRequired,
    isNeeded: user.secondFactor === "needed",
    mayRequire: can("administer"),
  };
});
