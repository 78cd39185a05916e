import { createContext, useContext, type ReactNode } from "react";
import { isRefusedForm } from "~/domain/issues";
import { Island } from "../island";
import { usePageState } from "../page-state";

const CsrfContext = createContext("");

/** The session's form token, given once by the root. */
export const CsrfProvider = CsrfContext.Provider;

interface PostFormProps {
  /** Absent: the address of the page itself. */
  action?: string;
  encType?: "application/x-www-form-urlencoded" | "multipart/form-data";
  className?: string;
  /** Names the form where a page has several. */
  "aria-label"?: string;
  id?: string;
  /** What script says of it while it is being sent, where "Sto inviando…" says too little. */
  busy?: string;
  /** The user types into it: with script, the browser asks before the user leaves unsaved values. */
  typed?: boolean;
  children: ReactNode;
}

/** A form that posts. It shows our own messages, not the browser's. */
export function PostForm({ busy, typed = false, action, children, ...rest }: PostFormProps) {
  const { posted, ownAddress } = usePageState();
  const isRefused = Object.values(posted).some(isRefusedForm);
  // Where a form names no address the text browser w3m leaves the query out, and every other browser sends to the
  // address with its fragment, which the page after a redirect then keeps: it would open where the skip link led.
  return (
    <form {...rest} action={action ?? ownAddress} method="post" noValidate data-busy={busy}>
      <input type="hidden" name="_csrf" value={useContext(CsrfContext)} />
      {children}
      {typed && <Island name="leave-guard" props={isRefused ? { isRefused } : {}} />}
    </form>
  );
}
