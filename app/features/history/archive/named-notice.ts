import type { Notice } from "~/web/session.server";

const ADAPTED = {
  "history:saved": "history:saved_adapted",
  "history:position.renamed": "history:position.renamed_adapted",
} as const;

/** What a position is called from now on, and that it is not quite what was typed where characters were replaced (D11). */
export function namedNotice(key: keyof typeof ADAPTED, typed: string, name: string): Notice {
  const isAsTyped = typed.replace(/\s+/g, " ").trim() === name;
  return { kind: "success", key: isAsTyped ? key : ADAPTED[key], params: { name } };
}
