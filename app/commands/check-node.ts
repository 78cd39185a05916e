/** The same as `engines` in package.json, about which npm only warns. */
const NEEDED = [20, 11] as const;

/** Ends with a sentence instead of a stack if Node is too old. */
export function checkNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(`Serve Node ${NEEDED.join(".")} o successivo; qui c'è ${version}.`);
  process.exit(1);
}
