import { useT } from "../texts";

interface CompanyLogoProps {
  src: string;
  name: string;
  /** The name stands beside it already. */
  isNamed?: boolean;
  /** It is out of sight at first, and is fetched when it comes into sight. */
  isFolded?: boolean;
}

/** What is read first has the network to itself. React 18 knows no name of its own for it. */
const LATER = { fetchpriority: "low" };

/** The logo of a company, as wide and as high as it is kept at most. */
export function CompanyLogo({ src, name, isNamed = false, isFolded = false }: CompanyLogoProps) {
  const t = useT();
  const alt = isNamed ? "" : t("company:logo.alt", { name });
  return (
    <img className="company-logo" src={src} alt={alt} loading={isFolded ? "lazy" : undefined} {...LATER} />
  );
}
