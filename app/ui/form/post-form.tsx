import { Form, useFormAction, useNavigation } from "@remix-run/react";
import { createContext, useContext, type ReactNode } from "react";

const CsrfContext = createContext("");

/** The session's form token, given once by the root. */
export const CsrfProvider = CsrfContext.Provider;

interface PostFormProps {
  action?: string;
  encType?: "application/x-www-form-urlencoded" | "multipart/form-data";
  className?: string;
  /** Posts as a whole page even where script runs. */
  reloadDocument?: boolean;
  /** Names the form where a page has several. */
  "aria-label"?: string;
  id?: string;
  children: ReactNode;
}

/** A form that posts. Our own messages speak, not the browser's; while it is being sent, its buttons look busy. */
export function PostForm({ action, children, ...rest }: PostFormProps) {
  const csrf = useContext(CsrfContext);
  const { formAction, formMethod } = useNavigation();
  const target = useFormAction(action);
  const pending = formMethod === "POST" && formAction === target;
  return (
    <Form {...rest} method="post" action={action} noValidate aria-busy={pending || undefined}>
      <input type="hidden" name="_csrf" value={csrf} />
      {children}
    </Form>
  );
}
