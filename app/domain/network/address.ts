/** Eight numbers of 16 bits. An IPv4 address is written as IPv6 writes it: ::ffff:a.b.c.d. */
type Groups = number[];

/**
 * The address in its one usual spelling (RFC 5952), without port, brackets or zone; IPv4 inside IPv6 as IPv4. Null when
 * the text is no address.
 */
export function parseAddress(text: string): string | null {
  const groups = groupsOf(text);
  return groups && spelled(groups);
}

/**
 * The place that attempts are counted for: an IPv4 address, or the first 64 bits of an IPv6 address, which one customer
 * has for itself. A text that is no address is a place of its own.
 */
export function originOf(text: string): string {
  const groups = groupsOf(text);
  if (!groups) return text.slice(0, 64);
  return isMapped(groups) ? spelled(groups) : `${spelled([...groups.slice(0, 4), 0, 0, 0, 0])}/64`;
}

function groupsOf(text: string): Groups | null {
  const bare = withoutPort(text.trim()).replace(/%.{1,64}$/, "");
  if (!bare.includes(":")) {
    const mapped = ipv4(bare);
    return mapped && [0, 0, 0, 0, 0, 0xffff, ...mapped];
  }
  return ipv6(bare);
}

/** `10.5.5.5:1000` and `[::1]:80` are what some proxies write. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]{1,64})\](?::\d{1,5})?$/.exec(text)?.[1];
  return bracketed ?? /^([\d.]{7,15}):\d{1,5}$/.exec(text)?.[1] ?? text;
}

function ipv4(text: string): [number, number] | null {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255))
    return null;
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
  return [a * 256 + b, c * 256 + d];
}

function ipv6(text: string): Groups | null {
  if (text.length > 45) return null;
  const halves = text.split("::").map(halfOf);
  const [head, tail] = halves;
  if (!head || halves.length > 2 || tail === null) return null;
  if (tail === undefined) return head.length === 8 ? head : null;
  const missing = 8 - head.length - tail.length;
  return missing < 1 ? null : [...head, ...Array<number>(missing).fill(0), ...tail];
}

/** The groups on one side of "::"; the last may be written as IPv4. */
function halfOf(text: string): Groups | null {
  if (text === "") return [];
  const parts = text.split(":");
  const groups: Groups = [];
  for (const [index, part] of parts.entries()) {
    const embedded = index === parts.length - 1 ? ipv4(part) : null;
    if (embedded) groups.push(...embedded);
    else if (/^[\da-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}

const isMapped = (groups: Groups) => groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

function spelled(groups: Groups): string {
  if (isMapped(groups)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  }
  const written = groups.map((group) => group.toString(16));
  const [start, length] = longestZeros(groups);
  if (length < 2) return written.join(":");
  return `${written.slice(0, start).join(":")}::${written.slice(start + length).join(":")}`;
}

/** Where the first of the longest rows of zeros begins, and how long it is. */
function longestZeros(groups: Groups): [start: number, length: number] {
  let best: [number, number] = [0, 0];
  for (let start = 0; start < groups.length; start += 1) {
    let length = 0;
    while (groups[start + length] === 0) length += 1;
    if (length > best[1]) best = [start, length];
  }
  return best;
}
