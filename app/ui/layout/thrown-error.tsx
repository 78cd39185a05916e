import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { T } from "~/texts/resources";
import { useT } from "../texts";
import { encodedDetail } from "./error-detail";
import { ErrorPage } from "./error-page";
import { errorWords, isDenied, isNotFound, isUnforeseen, isWorthAnotherTry, thrownData } from "./error-words";
import { isRefusedForm } from "~/domain/issues";
import { usePageState } from "../page-state";
import { hasTyped } from "../form/typed-values";
import { HeldForm } from "./held-form";
import { ExpiredSignIn, isExpiredForm } from "./expired-sign-in";
import { NotFound } from "./not-found";

export interface ErrorWays {
  homeHref: string;
  signInAction: string;
  recoveryHref: string;
}

/** An error in words: for the root, and for layouts that keep their frame around it. */
export const ThrownError = (ways: ErrorWays) => (
  <div className="flow">
    <ErrorContent {...ways} />
  </div>
);

function ErrorContent({ homeHref, signInAction, recoveryHref }: ErrorWays) {
  const t = useT();
  const error = useRouteError();
  const { pathname } = useLocation();
  const { posted, postedTo = pathname } = usePageState();
  const support = useSupportAddress();
  const data = thrownData(error);
  if (isExpiredForm(data)) return <ExpiredSignIn {...{ data, signInAction, recoveryHref }} />;
  const { title, text } = errorWords(error, t);
  const { reference } = data;
  const refused = Object.values(posted).find(isRefusedForm);
  if (refused && isWorthAnotherTry(error)) return <HeldForm {...{ title, refused, postedTo, reference }} />;
  const lead = leadInstead(error, text, t);
  if (refused && lead !== null && hasTyped(refused))
    return <HeldForm {...{ title, refused, postedTo, reference, instead: { lead, homeHref } }} />;
  if (isNotFound(error) && !data.title) return <NotFound homeHref={homeHref} />;
  const detail = isUnforeseen(error) ? encodedDetail(factsOf(error, withoutTokens(pathname))) : undefined;
  return (
    <ErrorPage
      title={title}
      text={text}
      reloadHref={isWorthAnotherTry(error) ? pathname : undefined}
      homeHref={homeHref}
      contactHref={contact(support, t("common:report_problem"), detail ?? "")}
      detail={detail}
      reference={reference}
    />
  );
}

/** Why the page of a form does not come back by itself; null where it may. */
function leadInstead(error: unknown, text: string, t: T): string | null {
  if (isNotFound(error)) return t("common:held_form.lead_lost");
  if (!isDenied(error)) return null;
  const { code } = thrownData(error);
  return code === "internal/permission_denied" ? t("common:held_form.lead_denied") : text;
}

/** Known where the root's data could be loaded, which an error of an action prevents. */
function useSupportAddress(): string {
  const root = useRouteLoaderData("root") as { site?: { support?: string } } | undefined;
  return root?.site?.support ?? "";
}

const contact = (support: string, subject: string, body: string) =>
  `mailto:${support}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** The detail goes into mails: the token of a mailed link does not. */
const withoutTokens = (pathname: string) =>
  pathname.replace(/^(\/auth\/(?:reset|create-password|reminders)\/).+/, "$1…");

function factsOf(error: unknown, location: string) {
  const now = new Date().toISOString();
  if (isRouteErrorResponse(error)) {
    const { message, date, reference } = thrownData(error);
    return { location, message: `${error.status} ${message ?? ""}`.trim(), date: date ?? now, reference };
  }
  const message = error instanceof Error ? error.message : "unknown";
  return { location, message, date: now };
}
