import { CsrfProvider } from "../form/post-form";
import { SignInForm } from "../sign-in-form";
import { PageHeading } from "./page-heading";

/** What is thrown when a form was posted after its session had ended. */
interface ExpiredFormData {
  expired: unknown;
  csrf: string;
  title: string;
  text: string;
}

export const isExpiredForm = (data: unknown): data is ExpiredFormData =>
  typeof data === "object" && data !== null && "expired" in data && "csrf" in data;

interface ExpiredSignInProps {
  data: ExpiredFormData;
  signInAction: string;
  recoveryHref: string;
}

/**
 * The sign-in page in the middle of work: it carries the typed values, of any length, so that the user can go on with
 * them.
 */
export const ExpiredSignIn = ({
  data: { expired, csrf, title, text },
  signInAction,
  recoveryHref,
}: ExpiredSignInProps) => (
  <CsrfProvider value={csrf}>
    <PageHeading title={title} lead={text} />
    <SignInForm action={signInAction} recoveryHref={recoveryHref} carried={JSON.stringify(expired)} />
  </CsrfProvider>
);
