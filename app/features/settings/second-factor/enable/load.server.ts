import { redirect } from "@remix-run/node";
import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { drawingOf } from "~/charts/qr-code";
import { settingsUrls } from "~/web/settings-urls";

/** The secret that was begun, drawn and as text. The answer that shows recovery codes needs it no more. */
export const loader = privateLoader({ right: "signedIn" }, async ({ viewer: { call }, request }) => {
  const isAnswer = request.headers.has("Content-Type");
  const begun = await ifOffered(call("user.begunSecondFactor", {})).catch((error: unknown) => {
    if (isAnswer && isOver(error)) return null;
    if (error instanceof ApiError && error.status === 409) throw redirect(settingsUrls.secondFactor());
    throw error;
  });
  return { begun: begun && shown(begun) };
});

/** The token is over, or the secret: by the very form that is being answered. */
const isOver = (error: unknown) => error instanceof ApiError && [401, 409].includes(error.status);

const shown = ({ secret, address }: CallOutput<"user.begunSecondFactor">) => ({
  address,
  drawing: drawingOf(address),
  secret: secret.replace(/.{4}(?=.)/g, "$& "),
});
