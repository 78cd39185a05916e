import { ProofPage } from "../proof-form";

export const DisableSecondFactor = () => <ProofPage change="disable" />;
