import { useState } from "react";
import type { IslandProps } from "~/ui/island-props";

/** Shown only where the browser lets script write to the clipboard. */
export default function Copy({ text, label, done }: IslandProps["copy"]) {
  const [copied, setCopied] = useState(false);
  if (!("clipboard" in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <p className="buttons">
      <button type="button" className="button button-secondary" onClick={() => void copy()}>
        {label}
      </button>{" "}
      <span role="status">{copied ? done : null}</span>
    </p>
  );
}
