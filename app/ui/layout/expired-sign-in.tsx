import { CsrfProvider } from "../form/post-form";
import { SignInForm } from "../sign-in-form";
import { useT } from "../texts";
import { PageHeading } from "./page-heading";

/** What is thrown when a form was posted after its session had ended. */
export interface ExpiredFormData {
  expired: unknown;
  csrf: string;
}

export const isExpiredForm = (data: unknown): data is ExpiredFormData =>
  typeof data === "object" &&
  data !== null &&
  "expired" in data &&
  "csrf" in data &&
  typeof data.csrf === "string";

export interface ExpiredSignInProps {
  data: ExpiredFormData;
  signInAction: string;
  recoveryHref: string;
}

/** The sign-in page in the middle of work: it carries what was typed to where it can be taken up again. */
export function ExpiredSignIn({ data, signInAction, recoveryHref }: ExpiredSignInProps) {
  const t = useT();
  return (
    <CsrfProvider value={data.csrf}>
      <PageHeading title={t("auth:expired.title")} lead={t("auth:expired.lead")} />
      <SignInForm action={signInAction} recoveryHref={recoveryHref} carried={JSON.stringify(data.expired)} />
    </CsrfProvider>
  );
}
