import { useEffect, useState } from "react";
import type { IslandGiven } from "~/ui/island-props";
import { differs, noteKept } from "./unsaved";

/** Milliseconds without a keystroke after which what was typed is kept. */
const PAUSE = 3000;

/**
 * What is typed is kept beside the answer, after a pause and when the page goes out of sight. The status region says so
 * once: only the time beside it, which is not announced, changes. The form itself is never changed.
 */
export default function Jotting({ to, kept, at, failed, isRefused = false, place }: IslandGiven<"jotting">) {
  const [message, announce] = useState("");
  const [time, setTime] = useState("");
  useEffect(() => {
    const form = place.closest("form");
    if (!form) return;
    let last = isRefused || differs(form) ? "" : typedIn(form);
    let timer = 0;
    let isSent = false;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void keep(), PAUSE);
    };
    const keep = async () => {
      clearTimeout(timer);
      const body = typedIn(form);
      if (isSent || body === last) return;
      last = body;
      const sent = await send(to, body);
      announce(sent === null ? failed : kept);
      setTime(sent ?? "");
      if (sent === null) last = "";
      noteKept(form, sent !== null && typedIn(form) === body);
    };
    const onInput = () => {
      isSent = false;
      noteKept(form, false);
      wait();
    };
    const onHidden = () => {
      if (document.visibilityState === "hidden") void keep();
    };
    const onSubmit = () => {
      isSent = true;
      clearTimeout(timer);
    };
    const onShow = () => (isSent = false);
    if (last === "") wait();
    form.addEventListener("input", onInput);
    form.addEventListener("submit", onSubmit);
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("pagehide", keep);
    window.addEventListener("pageshow", onShow);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", onInput);
      form.removeEventListener("submit", onSubmit);
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", keep);
      window.removeEventListener("pageshow", onShow);
    };
  }, [place, to, kept, failed, isRefused]);
  return (
    <p className="hint">
      <span role="status">{message}</span> {time && `${at} ${time}.`}
    </p>
  );
}

/** Everything in the form but chosen files. */
function typedIn(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return new URLSearchParams(entries).toString();
}

/** The time at which it was kept; null where it was not. The request outlives the page. */
async function send(to: string, body: string): Promise<string | null> {
  try {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const response = await fetch(to, { method: "POST", body, headers, keepalive: true });
    if (!response.ok) return null;
    const { at } = (await response.json()) as { at?: unknown };
    return typeof at === "string" ? at : null;
  } catch {
    return null;
  }
}
