import { Buttons, LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { auditUrls } from "~/web/audit-urls";
import { ownerUrls } from "~/web/owner-urls";
import { profilesUrls } from "~/web/profiles-urls";
import { peopleUrls } from "~/web/urls";

/** The way to the people of the company, for its administrators. */
export function Users({ isAdmin }: { isAdmin: boolean }) {
  const t = useT();
  return (
    <section id="users" className="panel" aria-labelledby="users-titolo">
      <h2 id="users-titolo">{t("registry:section.users")}</h2>
      <p>{t("registry:section_text.users")}</p>
      <p>
        <a href={profilesUrls.page()}>{t("profiles:link")}</a>
      </p>
      {isAdmin ? (
        <p>
          <LinkButton to={peopleUrls.list()} variant="secondary">
            {t("registry:users_link")}
          </LinkButton>
        </p>
      ) : (
        <p>{t("registry:users_administrator")}</p>
      )}
    </section>
  );
}

/** The way to what happened in the company, and to its deletion, for its administrators. */
export function Activity({ isAdmin }: { isAdmin: boolean }) {
  const t = useT();
  return (
    <section id="activity" className="panel" aria-labelledby="activity-titolo">
      <h2 id="activity-titolo">{t("events:panel.title")}</h2>
      <p>{t("events:panel.text")}</p>
      {isAdmin ? (
        <Buttons>
          <LinkButton to={auditUrls.list()} variant="secondary">
            {t("events:link")}
          </LinkButton>
          <a href={ownerUrls.company()}>{t("events:delete_link")}</a>
        </Buttons>
      ) : (
        <p>{t("events:link_administrator")}</p>
      )}
    </section>
  );
}
