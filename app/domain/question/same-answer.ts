import type { Answer, Elements } from "./answer";

/** The elements an answer declares: elements under "not applicable" are kept but declare nothing. */
export const declaredElements = ({ elements, notApplicableChosen }: Answer): Elements =>
  notApplicableChosen ? {} : elements;

/** Whether two answers declare the same, with the same words and files. */
export function sameAnswer(one: Answer, other: Answer): boolean {
  return (
    sameElements(declaredElements(one), declaredElements(other)) &&
    one.notApplicableChosen === other.notApplicableChosen &&
    one.notApplicableReason === other.notApplicableReason &&
    one.explanation === other.explanation &&
    one.incompatibilityExplanation === other.incompatibilityExplanation &&
    one.attachments.length === other.attachments.length &&
    one.attachments.every((id, index) => other.attachments[index] === id)
  );
}

function sameElements(one: Elements, other: Elements): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && one[name] === other[name])
  );
}
