import type { CardEvent, CardLife, EventOf } from "~/domain/card/card-life";
import { apply } from "~/domain/card/lifecycle";
import { NOON, READY, verification } from "./lives";

export const HOUR = 3600 * 1000;
export const later = (instant: string, milliseconds: number) =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

export const publish: EventOf<"publish"> = {
  kind: "publish",
  revision: 7,
  candidate: "hash",
  reading: READY,
};
export const open: EventOf<"open_verification"> = {
  kind: "open_verification",
  level: 2,
  revision: 7,
  candidate: verification().candidate,
  changed: [],
  reading: READY,
};
export const accepted = (question: string, attachment: string | null = null): EventOf<"judge"> => ({
  kind: "judge",
  verifier: "vera",
  question,
  attachment,
  verdict: "accepted",
  comment: "",
});
export const commented: EventOf<"judge"> = {
  ...accepted("q1"),
  verdict: "commented",
  comment: "Da quale bolletta?",
};
export const allAccepted = [accepted("q1"), accepted("q2"), accepted("q2", "f1")];
export const accept: CardEvent = { kind: "accept", verifier: "vera", missing: [] };
export const refuse: CardEvent = { kind: "refuse", verifier: "vera" };
export const assign: CardEvent = { kind: "assign_verifier", verifier: "vera", body: "Ente Demo" };

export const refusalsFrom = (state: CardLife, event: CardEvent, now = NOON) =>
  apply(state, event, now).refusals;
