import { Chip } from "~/ui/layout/chip";
import { useT } from "~/ui/texts";
import { replyField, type CommentRow, type presentVerification, type RefusedReply } from "./present";
import { ReplyForm } from "./reply-form";

type CommentsProps = ReturnType<typeof presentVerification>["comments"] & {
  canWrite: boolean;
  refusedReply: RefusedReply | null;
};

/** One page of the comments, each with the company's reply. */
export function Comments({ rows, kinds, isOpen, canWrite, refusedReply, ...place }: CommentsProps) {
  const t = useT();
  const { from, to, total } = place;
  return (
    <section aria-labelledby="osservazioni">
      <h2 id="osservazioni">{t("verification:comments")}</h2>
      <p>
        {total > 1
          ? t("verification:comments_shown", { from, to, total })
          : t(total === 1 ? "verification:comments_alone" : "verification:comments_none")}
      </p>
      {kinds && total > 0 ? (
        <>
          <p>{t("verification:comments_kinds", kinds)}</p>
          <p>{t(isOpen ? "verification:kinds_open" : "verification:kinds")}</p>
        </>
      ) : null}
      {rows.map((row) => (
        <Comment key={replyField(row)} row={row} canWrite={canWrite} refusedReply={refusedReply} />
      ))}
      <OtherPages {...place} />
    </section>
  );
}

const TONES = { open: "amber", replied: "accent", changed: "accent" } as const;

interface CommentProps {
  row: CommentRow;
  canWrite: boolean;
  refusedReply: RefusedReply | null;
}

function Comment({ row, canWrite, refusedReply }: CommentProps) {
  const t = useT();
  const { prompt, href, about, words, judgedAt, state, reply, repliedAt } = row;
  // The field then has the typed value and not the stored one.
  const refused = refusedReply?.field === replyField(row) ? refusedReply.refused : undefined;
  return (
    <article className="panel">
      <h3>{href === null ? prompt : <a href={href}>{prompt}</a>}</h3>
      <p>
        {about} <Chip tone={TONES[state]}>{t(`verification:state.${state}`)}</Chip>
      </p>
      <blockquote className="whitespace-pre-line">{words}</blockquote>
      {judgedAt === null ? null : <p className="hint">{t("verification:judged_at", { at: judgedAt })}</p>}
      {repliedAt === null ? null : (
        <>
          <p className="hint">{t("verification:your_reply", { at: repliedAt })}</p>
          {canWrite && !refused ? null : <p className="whitespace-pre-line">{reply}</p>}
        </>
      )}
      {canWrite ? <ReplyForm row={row} refused={refused} /> : null}
    </article>
  );
}

type PagesProps = Pick<CommentsProps, "page" | "pages" | "newer" | "older">;

function OtherPages({ page, pages, newer, older }: PagesProps) {
  const t = useT();
  if (pages === 1) return null;
  return (
    <nav aria-label={t("verification:pages")} className="my-6 flex flex-wrap gap-4">
      {newer && <a href={newer}>{t("verification:newer")}</a>}
      <span>{t("verification:page", { page, pages })}</span>
      {older && <a href={older}>{t("verification:older")}</a>}
    </nav>
  );
}
