import type { ReactNode } from "react";
import type { FormFailure } from "~/domain/faults";
import { faultText, fieldId } from "../form/field";
import { FieldErrors } from "../form/field-parts";
import { useT } from "../texts";

interface GroupProps {
  /** Name to which faults of the whole answer are tied. */
  path: string;
  failure: FormFailure | undefined;
  headingId: string;
  hintId: string | undefined;
  role?: "group" | "radiogroup";
  /** The group's errors are those of one of its inputs, which carries the id itself. */
  ownsId?: boolean;
  children: ReactNode;
}

/** The inputs of one question: labelled by the heading that asks it, described by its hint and its errors. */
export function Group({
  path,
  failure,
  headingId,
  hintId,
  role = "group",
  ownsId = true,
  children,
}: GroupProps) {
  const t = useT();
  const id = fieldId(path || "risposta");
  const errors = (failure?.faults ?? [])
    .filter((fault) => fault.path === path)
    .map((fault) => faultText(fault, t("question:your_answer")));
  const described = [hintId, errors.length > 0 ? `${id}-error` : undefined].filter(Boolean).join(" ");
  return (
    <div
      id={ownsId ? id : undefined}
      role={role}
      className="field question"
      tabIndex={ownsId ? -1 : undefined}
      aria-labelledby={headingId}
      aria-describedby={described || undefined}
    >
      <FieldErrors id={`${id}-error`} errors={errors} />
      {children}
    </div>
  );
}
