import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";

export interface ComboboxFieldProps {
  /** The native list that it replaces: it posts the value and holds the options. */
  select: HTMLSelectElement;
  hasFocus: boolean;
  /** The name of the button that opens it, and the message when no option fits. */
  open: string;
  none: string;
}

/** The options of a native list, which the user can search by any part of their words. */
export default function ComboboxField({ select, hasFocus, open, none }: ComboboxFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(select.value);
  const [typed, setTyped] = useState("");
  const [field] = useState(() => fieldOf(select));
  const options = useMemo(() => [...select.options], [select]);
  useLayoutEffect(() => {
    // Headless UI knows only its own descriptions.
    const described = select.getAttribute("aria-describedby");
    if (described !== null) input.current?.setAttribute("aria-describedby", described);
    return takePlace(select, hasFocus ? input.current : null);
  }, [select, hasFocus]);
  useEffect(() => {
    const follow = () => setValue(select.value);
    select.addEventListener("change", follow);
    return () => select.removeEventListener("change", follow);
  }, [select]);
  const choose = (chosen: string | null) => {
    select.value = chosen ?? "";
    if (select.selectedIndex < 0) select.value = value;
    for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const matches = groupsOf(options.filter((option) => fits(option, typed)));
  const labelOf = (id: string) => (id === "" ? "" : (options.find((one) => one.value === id)?.label ?? ""));
  return (
    <Combobox value={value} onChange={choose} onClose={() => setTyped("")}>
      <div className={`combobox ${select.className}`}>
        <ComboboxInput
          ref={input}
          {...field}
          displayValue={labelOf}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
        <ComboboxButton aria-label={open} className="combobox-button" />
        <ComboboxOptions modal={false} className="combobox-options">
          {matches.map(({ group, members }) => (
            <Group key={group ?? ""} name={group}>
              {members.map((option) => (
                <ComboboxOption key={option.value} value={option.value} className="combobox-option">
                  {option.label}
                </ComboboxOption>
              ))}
            </Group>
          ))}
          {matches.length === 0 && <div className="combobox-none">{none}</div>}
        </ComboboxOptions>
      </div>
    </Combobox>
  );
}

function Group({ name, children }: { name: string | null; children: React.ReactNode }) {
  if (name === null) return <>{children}</>;
  return (
    <div role="group" aria-label={name}>
      <div aria-hidden className="combobox-group">
        {name}
      </div>
      {children}
    </div>
  );
}

/**
 * What the field takes over from the list: the id by which label, hint, error and error summary know it, and its state.
 */
function fieldOf(select: HTMLSelectElement) {
  const attribute = (name: string) => select.getAttribute(name) ?? undefined;
  const first = select.options[0];
  return {
    id: select.id,
    placeholder: first?.value === "" ? first.label : undefined,
    "aria-required": attribute("aria-required") === "true" || undefined,
    "aria-invalid": attribute("aria-invalid") === "true" || undefined,
  };
}

/** Hides the list once its substitute is there, and undoes everything when the substitute goes. */
function takePlace(select: HTMLSelectElement, focused: HTMLElement | null) {
  const { id } = select;
  select.id = `${id}-elenco`;
  select.hidden = true;
  focused?.focus();
  return () => {
    select.id = id;
    select.hidden = false;
  };
}

const groupOf = ({ parentElement: parent }: HTMLOptionElement) =>
  parent instanceof HTMLOptGroupElement ? parent.label : null;

function groupsOf(options: readonly HTMLOptionElement[]) {
  const groups: { group: string | null; members: HTMLOptionElement[] }[] = [];
  for (const option of options) {
    const group = groupOf(option);
    const last = groups.at(-1);
    if (last && last.group === group) last.members.push(option);
    else groups.push({ group, members: [option] });
  }
  return groups;
}

/** Every typed word is in the words of the option or of its group; accents and capitals do not count. */
const fits = (option: HTMLOptionElement, typed: string) => {
  const words = plain(`${option.label} ${groupOf(option) ?? ""}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => words.includes(word));
};

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
