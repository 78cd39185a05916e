import type { contract, CallId, CallOutput, CallParsed } from "~/api/contract";
import type { RegisteringScope, Scope, SignedInScope } from "./scope";

type ScopeOf<Id extends CallId> = (typeof contract)[Id]["right"] extends "public"
  ? Scope
  : (typeof contract)[Id]["right"] extends "registering"
    ? RegisteringScope
    : SignedInScope;

/** One function per call: parsed input and scope in, wire output out. It refuses by throwing an ApiError. */
export type UseCase<Id extends CallId> = (
  input: CallParsed<Id>,
  scope: ScopeOf<Id>,
) => Promise<CallOutput<Id>>;

export type UseCases = { [Id in CallId]?: UseCase<Id> };
