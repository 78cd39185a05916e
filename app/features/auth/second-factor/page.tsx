import { useActionData } from "@remix-run/react";
import { isResumed } from "../sign-in/page";
import { Resume } from "../sign-in/view";
import { TypeCode } from "./view";

export function CodePage() {
  const posted: unknown = useActionData();
  return isResumed(posted) ? <Resume {...posted} /> : <TypeCode />;
}
