import type { ComponentType } from "react";
import type { IslandGiven, IslandName } from "~/ui/island-props";

/** Every island by its name, each in a file of its own that comes when a page has it. */
export const ISLANDS: {
  [Name in IslandName]: () => Promise<{ default: ComponentType<IslandGiven<Name>> }>;
} = {
  copy: () => import("./copy"),
  pending: () => import("./pending"),
  "show-password": () => import("./show-password"),
};
