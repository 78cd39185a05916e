import type { Answer } from "../question/answer";

/** Whether two answers are stored alike, including what they do not declare at present. */
export const isSameContent = (one: Answer, other: Answer): boolean =>
  isSameRecord(one.elements, other.elements) &&
  one.notApplicableChosen === other.notApplicableChosen &&
  one.notApplicableReason === other.notApplicableReason &&
  one.explanation === other.explanation &&
  one.incompatibilityExplanation === other.incompatibilityExplanation &&
  one.attachments.length === other.attachments.length &&
  one.attachments.every((id, index) => other.attachments[index] === id) &&
  isSameRecord({ ...one.copiedFrom }, { ...other.copiedFrom });

function isSameRecord(
  one: Readonly<Record<string, string | number>>,
  other: Readonly<Record<string, string | number>>,
): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
}
