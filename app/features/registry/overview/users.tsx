import { LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
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
