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
  /** The page does not come back by itself: why, and where its person can go instead. */
  instead?: { why: "lost" | "denied"; homeHref: string };
}

const LEADS = {
  awaited: "common:held_form.lead",
  lost: "common:held_form.lead_lost",
  denied: "common:held_form.lead_denied",
} as const;

/** A form whose page cannot be loaded after it was refused: what was typed, and a button that sends it again. */
export function HeldForm({ title, refused, postedTo, reference, instead }: HeldFormProps) {
  const t = useT();
  return (
    <>
      <PageHeading title={title} lead={t(LEADS[instead?.why ?? "awaited"])} />
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
      <TypedValues refused={refused} />
      {reference === undefined ? null : <p>{t("common:request_number", { reference })}</p>}
    </>
  );
}
