const SIGNS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** One sign of each kind that the service can be set to ask for; ten random ones follow. */
const OF_EACH_KIND = "aA1-";
const RANDOM_SIGNS = 10;

/** A password for an account whose owner has yet to choose one: nobody learns it (D8). */
export function randomPassword(): string {
  const random: string[] = [];
  while (random.length < RANDOM_SIGNS) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // A byte beyond the last whole round would favour the first signs.
    if (byte < 256 - (256 % SIGNS.length)) random.push(SIGNS[byte % SIGNS.length] ?? "");
  }
  return OF_EACH_KIND + random.join("");
}
