import type { CardContent } from "~/charts/card-content";
import { useT } from "../texts";
import type { CardBasis } from "./basis";
import { IdentityCard, type IdentityCardProps } from "./identity-card";

interface FilledCardProps extends Pick<
  IdentityCardProps,
  "card" | "draftLabel" | "draftNote" | "isCompact" | "isEmpty" | "isPreview" | "headingLevel" | "actions"
> {
  content: CardContent<CardBasis>;
  /** The address of the company's logo. */
  logo: string | null;
}

/** A card with its content in words. */
export function FilledCard({ content, logo, ...rest }: FilledCardProps) {
  const { name, sector, size, year, classes, basis, redLines, undeclared, progress, isSupplier } = content;
  const t = useT();
  return (
    <IdentityCard
      {...rest}
      company={{ name, logo, sector, size: size && t(`labels:size.${size}`) }}
      year={year}
      classes={classes.map((level) => ({ ...level, label: t(`labels:level.${level.id}`) }))}
      basis={basis}
      redLines={redLines}
      undeclared={undeclared}
      progress={progress ?? undefined}
      isSupplier={isSupplier}
    />
  );
}
