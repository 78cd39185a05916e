import { useEffect, useState, type ComponentType } from "react";
import type { IslandGiven } from "~/ui/island-props";
import type { ComboboxFieldProps } from "./combobox-field";
import { withDialogSheet } from "./sheets";

/**
 * A text field in place of a long native list. It comes when the user first focuses or points at the list, never while
 * the list is open: on a touch screen the native list is the better one, and stays.
 */
export default function Combobox({ field, open, none }: IslandGiven<"combobox">) {
  const [brought, setBrought] = useState<
    (ComboboxFieldProps & { Field: ComponentType<ComboboxFieldProps> }) | null
  >(null);
  useEffect(() => {
    const select = document.getElementById(field);
    if (!(select instanceof HTMLSelectElement)) return;
    let isOpen = false;
    const bring = async () => {
      const { default: Field } = await withDialogSheet(import("./combobox-field"));
      if (isOpen) return;
      const hasFocus = document.activeElement === select;
      setBrought((now) => now ?? { Field, select, hasFocus, open, none });
    };
    const onApproach = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType === "mouse") bring().catch(() => undefined);
    };
    const onPress = () => (isOpen = true);
    const onLeave = () => (isOpen = false);
    select.addEventListener("focus", onApproach);
    select.addEventListener("pointerenter", onApproach);
    select.addEventListener("pointerdown", onPress);
    select.addEventListener("blur", onLeave);
    return () => {
      select.removeEventListener("focus", onApproach);
      select.removeEventListener("pointerenter", onApproach);
      select.removeEventListener("pointerdown", onPress);
      select.removeEventListener("blur", onLeave);
    };
  }, [field, open, none]);
  if (!brought) return null;
  const { Field, ...given } = brought;
  return <Field {...given} />;
}
