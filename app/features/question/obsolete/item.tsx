import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { Chip } from "~/ui/layout/chip";
import { AnswerLines } from "~/ui/question/answer-lines";
import { useT } from "~/ui/texts";
import type { ObsoleteItem } from "./present";

interface ItemProps {
  item: ObsoleteItem;
  year: number;
  canWrite: boolean;
}

/** One answer to settle: both wordings of its question, the answer, and the possible actions. */
export function Item({ item, year, canWrite }: ItemProps) {
  const t = useT();
  const { id, why, prompt, advice, hint, isConfirmable, href, removeHref } = item;
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{prompt}</h2>
      <p>
        <Chip tone={why === "revised" ? "amber" : "neutral"}>{t(`obsolete:why.${why}`)}</Chip>
      </p>
      {advice && <p>{advice}</p>}
      <Answered item={item} />
      {canWrite && (
        <>
          {hint && <p>{hint}</p>}
          <Buttons>
            {isConfirmable && (
              <PostForm>
                <HiddenFields item={item} year={year} way="confirm" />
                <SubmitButton aria-describedby={id}>{t("obsolete:action.confirm")}</SubmitButton>
              </PostForm>
            )}
            {href && (
              <LinkButton to={href} variant="secondary">
                {t("obsolete:action.again")}
                <span className="sr-only">: {prompt}</span>
              </LinkButton>
            )}
            <LinkButton to={removeHref} asks variant={href ? "quiet" : "secondary"}>
              {t("obsolete:action.remove")}
              <span className="sr-only">: {prompt}</span>
            </LinkButton>
          </Buttons>
        </>
      )}
    </section>
  );
}

/** The answer with the question's words at that time, its author and its date. */
export function Answered({ item: { then, lines, notes, given } }: { item: ObsoleteItem }) {
  const t = useT();
  return (
    <>
      {then && <p>{then}</p>}
      <p className="hint">{t("obsolete:answer")}</p>
      <AnswerLines lines={lines} notes={notes} />
      <p className="hint">{given}</p>
    </>
  );
}

/** Names the answer of a form, and its revision when the page was made. */
export const HiddenFields = ({
  item,
  year,
  way,
}: Omit<ItemProps, "canWrite"> & { way: "confirm" | "remove" }) => (
  <>
    <input type="hidden" name="way" value={way} />
    <input type="hidden" name="question" value={item.id} />
    <input type="hidden" name="revision" value={item.revision} />
    <input type="hidden" name="year" value={year} />
  </>
);
