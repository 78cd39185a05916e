import { Notice } from "~/ui/layout/notice";
import { LinkButton, Buttons } from "~/ui/form/button";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { settingsUrls } from "~/web/settings-urls";

/** The answer to a form that made codes: the only page that ever shows them. */
export interface MadeCodes {
  codes: string[];
  /** They came with the second factor itself. */
  isOn: boolean;
}

export const areCodes = (posted: unknown): posted is MadeCodes =>
  typeof posted === "object" && posted !== null && "codes" in posted && "isOn" in posted;

export function RecoveryCodes({ codes, isOn }: MadeCodes) {
  const t = useT();
  return (
    <>
      {isOn ? <Notice kind="success">{t("settings:codes.on")}</Notice> : null}
      <PageHeading title={t("settings:codes.made_title")} lead={t("settings:codes.made_lead")} />
      <ol className="panel grid gap-2 md:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Buttons>
        <LinkButton to={settingsUrls.secondFactor()}>{t("settings:codes.go_on")}</LinkButton>
      </Buttons>
    </>
  );
}
