import { useEffect, useState } from "react";
import type { IslandProps } from "~/ui/island-props";

/** Shows what the user types into the server's field, and hides it again before the form is sent. */
export default function ShowPassword({ field, label, of }: IslandProps["show-password"]) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return;
    input.type = visible ? "text" : "password";
    const hide = () => setVisible(false);
    input.form?.addEventListener("submit", hide);
    return () => input.form?.removeEventListener("submit", hide);
  }, [field, visible]);
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-pressed={visible}
      aria-controls={field}
      onClick={() => setVisible(!visible)}
    >
      {label} <span className="sr-only">{of}</span>
    </button>
  );
}
