/** Set on a form while all that was typed into it is kept as a jotting. */
const KEPT = "kept";

export const noteKept = (form: HTMLFormElement, isKept: boolean): void => {
  form.toggleAttribute(`data-${KEPT}`, isKept);
};

/** Whether leaving loses something: what is kept as a jotting is not lost, a chosen file is. */
export const isUnsaved = (form: HTMLFormElement, isRefused: boolean): boolean =>
  form.hasAttribute(`data-${KEPT}`)
    ? [...form.elements].some((field) => field instanceof HTMLInputElement && isChosenFile(field))
    : isRefused || differs(form);

const isChosenFile = ({ type, value }: HTMLInputElement) => type === "file" && value !== "";

/** Whether a posted field holds another value than the server put there. */
export const differs = (form: HTMLFormElement) => [...form.elements].some(isChanged);

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== firstShown(field);
  if (!(field instanceof HTMLInputElement) || field.name === "" || field.type === "hidden") return false;
  if (field.type === "file") return isChosenFile(field);
  const isChoice = field.type === "radio" || field.type === "checkbox";
  return isChoice ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** The option that the server selected; without one a browser shows the first. */
const firstShown = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
