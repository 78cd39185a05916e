import { useState } from "react";
import { useT } from "../texts";
import { useHydrated } from "../use-hydrated";

/** Copies a text; there only where script can. The text itself can always be selected. */
export function CopyButton({ text }: { text: string }) {
  const t = useT();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  if (!hydrated || !("clipboard" in navigator)) return null;
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <p className="buttons">
      <button type="button" className="button button-secondary" onClick={copy}>
        {t("common:copy_detail")}
      </button>
      <span role="status">{copied ? t("common:copied") : null}</span>
    </p>
  );
}
