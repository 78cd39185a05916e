import { createCookie } from "@remix-run/node";
import { settings } from "~/settings.server";

let kept: ReturnType<typeof createCookie> | undefined;

const cookie = () =>
  (kept ??= createCookie("leggera", {
    path: "/",
    sameSite: "lax",
    maxAge: 31_536_000,
    httpOnly: true,
    secure: settings().publicUrl.startsWith("https:"),
  }));

/** Whether this browser asked for pages without any script: by the switch in the footer, or by Save-Data. */
export async function isLight(request: Request): Promise<boolean> {
  const chosen: unknown = await cookie().parse(request.headers.get("Cookie"));
  if (chosen === "1" || chosen === "0") return chosen === "1";
  return request.headers.get("Save-Data") === "on";
}

export const lightCookie = (light: boolean): Promise<string> => cookie().serialize(light ? "1" : "0");
