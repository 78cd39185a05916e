import type { RefusedForm } from "~/domain/issues";
import { useT } from "~/ui/texts";
import { DUE } from "~/web/verifier-urls";
import { JudgementChips } from "../judgement-chips";
import { JudgeForm, TakeBackForm } from "./judge-form";
import type { ItemView } from "./present";

interface ItemProps {
  item: ItemView;
  /** Address that its forms post to. */
  action: string;
  /** False while the automatic check runs. */
  isOpen: boolean;
  /** Of this item's form alone. */
  refused: RefusedForm | undefined;
}

/** The answer of a question, or one of its files: its judgement so far, and the form that makes one. */
export function Item({ item, action, isOpen, refused }: ItemProps) {
  const t = useT();
  const { place, name, size, href, chip, judged, reply, isNext } = item;
  const id = `voce-${place}`;
  return (
    <section id={isNext ? DUE : undefined} aria-labelledby={id} className="panel">
      <h2 id={id}>
        {place === 0 ? t("verifier:judge_answer") : t("verifier:judge_file")}
        {place === 0 ? null : <bdi>{name}</bdi>}
      </h2>
      {place === 0 ? null : (
        <p>
          <a href={href} data-download>
            {t("verifier:open_file")} <bdi className="sr-only">{name}</bdi>
          </a>{" "}
          <span className="hint">({size})</span>
        </p>
      )}
      <p>
        <JudgementChips {...chip} />{" "}
        {judged === null || judged.at === "" ? null : (
          <span className="hint">{t("verifier:judged_at", { at: judged.at })}</span>
        )}
      </p>
      {judged === null || judged.comment === "" ? null : (
        <blockquote className="whitespace-pre-line">{judged.comment}</blockquote>
      )}
      {reply === null ? null : (
        <>
          <p className="hint">{t("verifier:reply_at", { at: reply.at })}</p>
          <blockquote className="whitespace-pre-line">{reply.words}</blockquote>
        </>
      )}
      {isOpen ? <JudgeForm item={item} action={action} refused={refused} /> : null}
      {isOpen && judged !== null ? <TakeBackForm item={item} action={action} /> : null}
    </section>
  );
}
