import { Buttons, SubmitButton } from "../form/button";
import { PageHeading } from "./page-heading";

/** What is thrown when a form was posted after its session had ended, with the words of its page. */
interface ExpiredFormData {
  expired: unknown;
  csrf: string;
  title: string;
  text: string;
  words: { email: string; password: string; forgotten: string; submit: string };
}

export const isExpiredForm = (data: unknown): data is ExpiredFormData =>
  typeof data === "object" && data !== null && "expired" in data && "csrf" in data;

interface ExpiredSignInProps {
  data: ExpiredFormData;
  signInAction: string;
  recoveryHref: string;
}

/**
 * The sign-in page in the middle of work: it carries what was typed, of any length, to where it can be taken up again.
 * Any page may turn into it, so it is plain markup whose words come with what was thrown.
 */
export const ExpiredSignIn = ({
  data: { expired, csrf, title, text, words },
  signInAction,
  recoveryHref,
}: ExpiredSignInProps) => (
  <>
    <PageHeading title={title} lead={text} />
    <form method="post" action={signInAction} encType="multipart/form-data" noValidate>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="carried" value={JSON.stringify(expired)} />
      <div className="field">
        <label htmlFor="email">{words.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          className="input input-full"
          autoComplete="username"
          required
        />
      </div>
      <div className="field">
        <label htmlFor="password">{words.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          className="input input-medium"
          autoComplete="current-password"
          required
        />
      </div>
      <p>
        <a href={recoveryHref}>{words.forgotten}</a>
      </p>
      <Buttons>
        <SubmitButton>{words.submit}</SubmitButton>
      </Buttons>
    </form>
  </>
);
