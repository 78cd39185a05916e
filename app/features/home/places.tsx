import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

interface PlacesProps {
  places: readonly { id: string; label: string; logo: string | null }[];
}

/** A picture that the content security policy lets a browser load. */
const isOwn = (logo: string | null): logo is string => logo !== null && /^(\/(?!\/)|data:image\/)/.test(logo);

/** Sites that the provider offers; renders nothing where there are none. */
export function Places({ places }: PlacesProps) {
  const t = useT();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="altrove" className="print:hidden">
      <h2 id="altrove">{t("dashboard:places.title")}</h2>
      <ul className="buttons">
        {places.map(({ id, label, logo }) => (
          <li key={id}>
            <a className="button button-secondary" href={urls.whitelabel(id)}>
              {isOwn(logo) ? <img src={logo} alt="" className="mr-2 inline h-6" /> : null}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
