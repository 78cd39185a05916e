import type { FileContent } from "~/bodies/file-content";
import type { FileKind, Finding } from "~/domain/files/kinds";
import { LIMITS } from "../quarantine/limits";
import type { Order, Quarantine, WorkKind } from "../quarantine/work-kind";

/** Looks at the content of a file of a company (D11). */
export const INSPECT: WorkKind<FileKind, Finding> = { name: "inspect", budget: LIMITS.inspect };

interface Inspected extends Pick<Order<FileKind>, "companyId" | "patience"> {
  kind: FileKind;
  name: string;
  file: FileContent;
}

/** The fault in the bytes of a file, found in a process of its own; throws if the file costs more than its budget. */
export const inspected = (quarantine: Quarantine, { kind, name, ...order }: Inspected): Promise<Finding> =>
  quarantine.run(INSPECT, { ...order, input: kind, subject: { path: "files", name } });
