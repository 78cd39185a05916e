import { StatusChip } from "~/ui/question/status-chip";
import { AnswerLines } from "~/ui/question/answer-lines";
import { useT } from "~/ui/texts";
import type { ReviewLink } from "./filters";
import type { ReviewPage } from "./present";
import type { ReviewRow } from "./rows";

/** Links to other views of the same answers: they work without script and can be kept and sent on. */
export const ReviewLinks = ({ links, current }: { links: ReviewLink[]; current: "page" | true }) => (
  <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
    {links.map(({ words, href, isChosen }) => (
      <li key={href}>
        <a
          href={href}
          aria-current={isChosen ? current : undefined}
          className={isChosen ? "font-bold no-underline" : undefined}
        >
          {words}
        </a>
      </li>
    ))}
  </ul>
);

/** The answers of one milestone. Links are plain: a long list of routed ones is slow to bring to life. */
export const Rows = ({ milestone: { id, label, rows } }: { milestone: ReviewPage["milestones"][number] }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mt-8">
      {label}
    </h2>
    {rows.map((row) => (
      <Row key={row.number} row={row} />
    ))}
  </section>
);

function Row({ row }: { row: ReviewRow }) {
  const t = useT();
  const { number, prompt, status, notApplicable, obsolete, lines, notes, action, href } = row;
  return (
    <div className="break-inside-avoid border-t border-line pt-3">
      <h3 id={`d${number}`}>
        {number}. {prompt}
      </h3>
      <p className="my-1">
        <StatusChip status={status} notApplicable={notApplicable} obsolete={obsolete} />{" "}
        <a id={`a${number}`} href={href} aria-labelledby={`a${number} d${number}`} className="print:hidden">
          {t(`review:action.${action}`)}
        </a>
      </p>
      <AnswerLines lines={lines} notes={notes} className="m-0 list-none p-0" />
    </div>
  );
}
