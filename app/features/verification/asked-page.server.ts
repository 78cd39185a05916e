/** The page of comments an address asks for; the first where it asks for none. */
export function askedPage(request: Request): number {
  const asked = new URL(request.url).searchParams.get("pagina") ?? "";
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}
