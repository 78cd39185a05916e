import { useT } from "~/ui/texts";
import { Popup, type PopupProps } from "./popup";
import { Welcome, type WelcomeProps } from "./welcome";

type NoticesProps = Pick<PopupProps, "notice"> & WelcomeProps;

/** At most one notice over the title, in one line; with two, the second one is folded into the first. */
export function Notices({ notice, ...welcome }: NoticesProps) {
  const t = useT();
  if (welcome.name === null && !welcome.offersTour) return <Popup notice={notice} />;
  if (notice === null) return <Welcome {...welcome} isAlone />;
  return (
    <Popup notice={notice}>
      <details>
        <summary>{t("dashboard:notices.other")}</summary>
        <Welcome {...welcome} />
      </details>
    </Popup>
  );
}
