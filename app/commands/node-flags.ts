/**
 * How Node runs a process that serves. A page leaves many small things behind that nobody needs a moment later: with
 * twice the room for what is young, half as many are looked through and kept by mistake (docs/decisions/174).
 */
export const NODE_FLAGS: readonly string[] = ["--max-semi-space-size=32"];
