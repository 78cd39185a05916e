import { useActionData } from "@remix-run/react";
import { ProofPage } from "../proof-form";
import { areCodes, RecoveryCodes } from "../recovery-codes";

export function RenewCodes() {
  const posted: unknown = useActionData();
  return areCodes(posted) ? <RecoveryCodes {...posted} /> : <ProofPage change="codes" />;
}
