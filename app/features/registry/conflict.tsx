import type { RefusedForm } from "~/domain/issues";
import { Notice } from "~/ui/layout/notice";
import { formatDateTime } from "~/texts/format";
import { useT } from "~/ui/texts";
import { differences, wordsFor, type Choices, type RegistryValues } from "./present";

interface ConflictProps {
  stored: RegistryValues;
  /** When the registry was last saved, ISO. */
  updatedAt: string;
  choices: Partial<Choices>;
  labels: Record<string, string>;
  refused: RefusedForm | undefined;
  /** Address of the page with the stored values, without the typed ones. */
  discardHref: string;
}

/** Another person saved while this form was being filled in: both values, and a way on with either (D13). */
export function Conflict({ stored, updatedAt, choices, labels, refused, discardHref }: ConflictProps) {
  const t = useT();
  const conflict = refused?.issues.find(({ code }) => code === "conflict");
  if (!refused || !conflict) return null;
  const { by, at = updatedAt } = conflict.params ?? {};
  const words = (name: string, value: string) => wordsFor(t, choices, name, value) || t("registry:empty");
  return (
    <Notice kind="warning" title={t("registry:conflict.title")}>
      <p>
        {t(by === undefined ? "registry:conflict.text" : "registry:conflict.text_by", {
          by: by ?? "",
          at: formatDateTime(at),
        })}
      </p>
      <dl className="my-3 grid gap-3">
        {differences(stored, refused).map(({ name, stored: kept, typed }) => (
          <div key={name}>
            <dt className="font-semibold">{labels[name]}</dt>
            <dd>{t("registry:conflict.stored", { value: words(name, kept) })}</dd>
            <dd>{t("registry:conflict.typed", { value: words(name, typed) })}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t("registry:conflict.way_on")} <a href={discardHref}>{t("registry:conflict.discard")}</a>
      </p>
    </Notice>
  );
}
