import { useT } from "~/ui/texts";
import type { Changes } from "./present";

/** What happens to the draft's answers, in numbers. */
export function WhatChanges({ changes }: { changes: Changes }) {
  const t = useT();
  const { copied, isGroup } = changes;
  const counted = [
    ["to_confirm", changes.toConfirm],
    ["left_out", changes.leftOut],
    ["unchanged", changes.unchanged],
    ["staying", changes.staying],
    ["files_gone", changes.filesGone],
  ] as const;
  return (
    <section aria-labelledby="che-cosa">
      <h2 id="che-cosa">{t("restore:what")}</h2>
      <ul>
        <li>{copied === 0 ? t("restore:copied_none") : t("restore:copied", { count: copied })}</li>
        {counted.map(([key, count]) =>
          count === 0 ? null : <li key={key}>{t(`restore:${key}`, { count })}</li>,
        )}
        {isGroup && <li>{t("restore:group_files")}</li>}
      </ul>
    </section>
  );
}
