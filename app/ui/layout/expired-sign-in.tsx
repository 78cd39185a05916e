import type { InputHTMLAttributes } from "react";
import { Buttons, SubmitButton } from "../form/button";
import { PageHeading } from "./page-heading";

/** What is thrown when a form was posted after its session had ended, with the words of its page. */
export interface ExpiredFormData {
  expired: unknown;
  csrf: string;
  title: string;
  text: string;
  form: {
    /** The attributes of each input, with its label. */
    inputs: (InputHTMLAttributes<HTMLInputElement> & { label: string })[];
    forgotten: string;
    submit: string;
  };
}

export const isExpiredForm = (data: object): data is ExpiredFormData => "expired" in data && "csrf" in data;

export interface ExpiredSignInProps {
  data: ExpiredFormData;
  signInAction: string;
  recoveryHref: string;
}

/**
 * The sign-in page in the middle of work: it carries what was typed, of any length, to where it can be taken up again.
 * Any page may turn into it, so it is plain markup whose words and inputs come with what was thrown.
 */
export const ExpiredSignIn = ({
  data: { expired, csrf, title, text, form },
  signInAction,
  recoveryHref,
}: ExpiredSignInProps) => (
  <>
    <PageHeading title={title} lead={text} />
    <form method="post" action={signInAction} encType="multipart/form-data" noValidate>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="carried" value={JSON.stringify(expired)} />
      {form.inputs.map(({ label, ...input }) => (
        <div key={input.name} className="field">
          <label htmlFor={input.name}>{label}</label>
          <input id={input.name} required {...input} />
        </div>
      ))}
      <p>
        <a href={recoveryHref}>{form.forgotten}</a>
      </p>
      <Buttons>
        <SubmitButton>{form.submit}</SubmitButton>
      </Buttons>
    </form>
  </>
);
