import { publicLoader } from "~/web/loader.server";

/** Opening the link changes nothing: mail scanners open links too (D8). */
export const loader = publicLoader(({ request }) => {
  const { searchParams } = new URL(request.url);
  return { token: (searchParams.get("token") ?? "").slice(0, 200), done: searchParams.has("done") };
});
