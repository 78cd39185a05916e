import { useT } from "~/ui/texts";
import type { Changes } from "./present";

/** What happens to the draft's answers, in numbers. */
export function WhatChanges({ changes }: { changes: Changes }) {
  const t = useT();
  const { kind, total, emptied, skipped } = changes;
  const counted =
    kind === "copy"
      ? ([
          ["copy:copied", changes.changed],
          ["copy:replaced", changes.replaced],
          ["copy:left_out", changes.leftOut],
          ["copy:unchanged", changes.unchanged],
          ["copy:skipped_count", skipped.length],
        ] as const)
      : ([
          ["restore:changed", changes.changed],
          ["restore:emptied", emptied.length],
          ["restore:unchanged", changes.unchanged],
          ["restore:skipped_count", skipped.length],
          ["restore:to_confirm", changes.toConfirm],
          ["restore:files_gone", changes.filesGone],
        ] as const);
  return (
    <section aria-labelledby="che-cosa">
      <h2 id="che-cosa">{t("restore:what")}</h2>
      <ul>
        {total === 0 && <li>{t(`${kind}:nothing`)}</li>}
        {counted.map(([key, count]) => (count === 0 ? null : <li key={key}>{t(key, { count })}</li>))}
        {kind === "copy" && <li>{t("copy:files")}</li>}
      </ul>
      {emptied.length > 0 && (
        <>
          <h3>{t("restore:emptied_title")}</h3>
          <ul>
            {emptied.map(({ number, words, href }) => (
              <li key={number}>
                <a href={href}>{words}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
