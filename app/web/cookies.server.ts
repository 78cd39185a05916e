import { type Cookie, createCookie } from "@remix-run/node";
import { settings } from "~/settings.server";

interface CookieKind {
  /** Seconds that the browser keeps it; without it until the browser is closed. */
  maxAge?: number;
  /** Sign it, newest first. */
  secrets?: string[];
}

/**
 * A cookie of this product, made at its first use. On https its name begins with `__Host-`: no other host of the domain
 * can set one, so a cookie without the prefix, which earlier versions had, is not read there. On plain http browsers
 * refuse the prefix, and text browsers drop Secure cookies.
 */
export function ownCookie(name: string, kind: () => CookieKind): () => Cookie {
  let made: Cookie | undefined;
  return () => (made ??= make(name, kind()));
}

function make(name: string, kind: CookieKind): Cookie {
  const isHttps = settings().publicUrl.startsWith("https:");
  return createCookie(isHttps ? `__Host-${name}` : name, {
    ...kind,
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
    path: "/",
  });
}
