import { SubmitButton } from "~/ui/form/button";
import { Select } from "~/ui/form/select";
import { formatDateTime } from "~/texts/format";
import { useT } from "~/ui/texts";
import { historyUrls } from "~/web/urls";
import { nameOf } from "./names";
import type { PresentedArchive } from "./present";

interface CompareFormProps extends Pick<PresentedArchive, "choices"> {
  /** The ids chosen last time; null or absent on the first visit. */
  before?: string | null;
  after?: string | null;
}

/** A form sent by GET: the address names the two rows to compare. */
export function CompareForm({ choices, before, after }: CompareFormProps) {
  const t = useT();
  const options = [
    { value: "draft", label: t("history:compare.draft") },
    ...choices.map((row) => {
      const isDated = row.kind === "position" && row.name === null;
      const when = isDated ? "" : ` · ${formatDateTime(row.savedAt)}`;
      return { value: row.id, label: `${nameOf(row, t)}${when}` };
    }),
  ];
  return (
    <form
      method="get"
      action={historyUrls.compare()}
      className="panel choose print:hidden"
      aria-labelledby="confronto"
    >
      <h2 id="confronto">{t("history:compare.title")}</h2>
      <Select
        name="prima"
        label={t("history:compare.before")}
        options={options}
        value={before ?? choices[0]?.id}
        placeholder={null}
      />
      <Select
        name="dopo"
        label={t("history:compare.after")}
        options={options}
        value={after ?? "draft"}
        placeholder={null}
      />
      <SubmitButton variant="secondary">{t("history:compare.action")}</SubmitButton>
    </form>
  );
}
