import { classes } from "~/content/sectors/classes";
import { divisions } from "~/content/sectors/divisions";
import { sections } from "~/content/sectors/sections";
import type { UseCase } from "../use-case";

/**
 * ATECO 2025 for the selects: sectors are divisions in the group of their section, actions are classes in the group of
 * their division. The filter is a section letter, or a division.
 */
export const naceDropdown: UseCase<"registry.naceDropdown"> = async ({ query }) => {
  const rows = query.tipology === "nace_actions" ? actions() : sectors();
  const { key_filter: filter } = query;
  return filter ? rows.filter(({ parent }) => parent === filter) : rows;
};

interface Row {
  key: string;
  label: string;
  group: string;
  parent: string;
}

const sectionLabels = new Map(sections.map(({ code, label }) => [code, label]));
const divisionLabels = new Map(divisions.map(({ code, label }) => [code, label]));

const sectors = (): Row[] =>
  divisions.map(({ code, label, section }) => ({
    key: code,
    label,
    group: sectionLabels.get(section) ?? section,
    parent: section,
  }));

const actions = (): Row[] =>
  classes.map(({ code, label }) => {
    const division = code.slice(0, 2);
    return { key: code, label, group: divisionLabels.get(division) ?? division, parent: division };
  });
