import { useT } from "~/ui/texts";
import { settingsUrls } from "~/web/settings-urls";

export function BackToSettings() {
  const t = useT();
  return (
    <p>
      <a href={settingsUrls.home()}>{t("settings:back")}</a>
    </p>
  );
}
