import type { ComponentType } from "react";
import type { IslandGiven, IslandName } from "~/ui/island-props";

/** Every island by its name; the browser loads its file when a page has it. */
export const ISLANDS: {
  [Name in IslandName]: () => Promise<{ default: ComponentType<IslandGiven<Name>> }>;
} = {
  asking: () => import("./asking"),
  choices: () => import("./choices"),
  combobox: () => import("./combobox"),
  completed: () => import("./completed"),
  confirm: () => import("./confirm"),
  copy: () => import("./copy"),
  highlight: () => import("./highlight"),
  jotting: () => import("./jotting"),
  "leave-guard": () => import("./leave-guard"),
  paste: () => import("./paste"),
  progress: () => import("./progress"),
  selection: () => import("./selection"),
  "show-password": () => import("./show-password"),
  totals: () => import("./totals"),
};
