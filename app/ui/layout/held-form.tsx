import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "../form/button";
import { PostForm } from "../form/post-form";
import { TypedValues } from "../form/typed-values";
import { useT } from "../texts";
import { PageHeading } from "./page-heading";

interface HeldFormProps {
  title: string;
  refused: RefusedForm;
  /** The address that the form was posted to. */
  postedTo: string;
  /** The number of the request, under which the provider's log has the rest. */
  reference?: string | undefined;
  /** The page does not come back by itself: why, in words, and where its person can go instead. */
  instead?: { lead: string; homeHref: string };
}

/** A form whose page cannot be loaded after it was refused: what was typed, and a button that sends it again. */
export function HeldForm({ title, refused, postedTo, reference, instead }: HeldFormProps) {
  const t = useT();
  return (
    <>
      <PageHeading title={title} lead={instead?.lead ?? t("common:held_form.lead")} />
      <PostForm action={postedTo}>
        {Object.entries(refused.values).flatMap(([name, given]) =>
          given.map((value, index) => (
            <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
          )),
        )}
        <Buttons>
          <SubmitButton>{t("common:held_form.send_again")}</SubmitButton>
          {instead === undefined ? null : (
            <a href={instead.homeHref} className="button button-secondary">
              {t("common:back_to_home")}
            </a>
          )}
        </Buttons>
      </PostForm>
      <TypedValues refused={refused} isSentAgain={instead === undefined} />
      {reference === undefined ? null : <p>{t("common:request_number", { reference })}</p>}
    </>
  );
}
