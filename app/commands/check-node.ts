type Version = readonly [major: number, minor: number];

/** The oldest Node on which the product works, and the oldest that still gets security fixes (`engines`). */
const WORKING: Version = [20, 11];
const SUPPORTED: Version = [22, 12];

const reaches = (node: string, [major, minor]: Version): boolean => {
  const [own = 0, ownMinor = 0] = node.split(".").map(Number);
  return own > major || (own === major && ownMinor >= minor);
};

/** The sentence about a Node that is out of support; null for any other. */
export const adviceOnNode = (node = process.versions.node): string | null =>
  reaches(node, SUPPORTED)
    ? null
    : `Node ${node} non riceve più correzioni di sicurezza: passa a Node ${SUPPORTED.join(".")} o successivo.`;

/** Ends with a sentence instead of a stack if Node is too old. */
export function checkNode(node = process.versions.node): void {
  if (reaches(node, WORKING)) return;
  console.error(`Serve Node ${WORKING.join(".")} o successivo; qui c'è ${node}.`);
  process.exit(1);
}
