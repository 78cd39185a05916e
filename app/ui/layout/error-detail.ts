interface ErrorFacts {
  location: string;
  message: string;
  /** ISO 8601. */
  date: string;
  reference?: string | undefined;
  /** Of errors raised in the browser only; the server's never reach a page (D12). */
  stack?: string | undefined;
}

const STACK_LINES = 3;

/** The facts that support needs, as one piece of text that survives being copied into a mail: base64 of JSON. */
export function encodedDetail({ stack, ...facts }: ErrorFacts): string {
  const lines = stack?.split("\n", STACK_LINES).map((line) => line.trim());
  const bytes = new TextEncoder().encode(JSON.stringify({ ...facts, ...(lines ? { stack: lines } : {}) }));
  return btoa(String.fromCharCode(...bytes));
}
