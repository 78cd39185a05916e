import { Scripts, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { useNonce } from "../nonce";
import type { PageHandle } from "./page-handle";

/** The scripts of a page that gains by them. An error page does: its detail can be copied. */
export function PageScripts() {
  const nonce = useNonce();
  const hasFailed = !!useContext(UNSAFE_DataRouterStateContext)?.errors;
  const isScriptless = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.scriptless);
  return isScriptless && !hasFailed ? null : <Scripts nonce={nonce} />;
}
