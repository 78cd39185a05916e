import { useT } from "../texts";

interface CompanyLogoProps {
  src: string;
  name: string;
  /** The name stands beside it already. */
  isNamed?: boolean;
}

/** The logo of a company, as wide and as high as it is kept at most. */
export function CompanyLogo({ src, name, isNamed = false }: CompanyLogoProps) {
  const t = useT();
  return <img className="company-logo" src={src} alt={isNamed ? "" : t("company:logo.alt", { name })} />;
}
