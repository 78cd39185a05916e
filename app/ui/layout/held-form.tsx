import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "../form/button";
import { PostForm } from "../form/post-form";
import { useT } from "../texts";
import { PageHeading } from "./page-heading";

/** Fields by which forms tell how they were built, and which button was pressed. */
const OF_THE_FORM =
  /(^|\.)(revision|seen|year|intent|next|mark|what|session|question|company|attachment|proposal|phase|module|way|times|shown|kept|keep|id|help|deed|decision|askedAt)(\[\])?$/;

/** The value of an option or an id, which nobody has typed. */
const OF_AN_OPTION = /^([a-z][\da-z]*([_-][\da-z]+)*|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

/** What a person recognises as typed; everything else is sent again with it. */
const readable = ({ values }: RefusedForm): string[] =>
  Object.entries(values)
    .filter(([name]) => !OF_THE_FORM.test(name))
    .flatMap(([, given]) => given.filter((value) => value.trim() !== "" && !OF_AN_OPTION.test(value)));

/** Whether there is something to hold: a button alone is none. */
export const hasTyped = (refused: RefusedForm): boolean => readable(refused).length > 0;

interface HeldFormProps {
  title: string;
  refused: RefusedForm;
  /** The address that the form was posted to. */
  postedTo: string;
  /** The number of the request, under which the provider's log has the rest. */
  reference?: string | undefined;
  /** The page is not found: where its person can go instead. */
  lostFrom?: string;
}

/** A form whose page cannot be loaded after it was refused: what was typed, and a button that sends it again. */
export function HeldForm({ title, refused, postedTo, reference, lostFrom }: HeldFormProps) {
  const t = useT();
  const typed = readable(refused);
  return (
    <>
      <PageHeading
        title={title}
        lead={t(lostFrom ? "common:held_form.lead_lost" : "common:held_form.lead")}
      />
      <PostForm action={postedTo}>
        {Object.entries(refused.values).flatMap(([name, given]) =>
          given.map((value, index) => (
            <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
          )),
        )}
        <Buttons>
          <SubmitButton>{t("common:held_form.send_again")}</SubmitButton>
          {lostFrom === undefined ? null : (
            <a href={lostFrom} className="button button-secondary">
              {t("common:back_to_home")}
            </a>
          )}
        </Buttons>
      </PostForm>
      {typed.length === 0 ? null : (
        <section className="panel" aria-labelledby="scritto-titolo">
          <h2 id="scritto-titolo">{t("common:held_form.typed")}</h2>
          <ul>
            {typed.map((value, index) => (
              <li key={index} className="whitespace-pre-line">
                {value}
              </li>
            ))}
          </ul>
        </section>
      )}
      {reference === undefined ? null : <p>{t("common:request_number", { reference })}</p>}
    </>
  );
}
