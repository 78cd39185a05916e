export { scoringLinks as links } from "~/ui/charts/scoring-links";
export { action, loader } from "~/features/scoring/overview/load.server";
export { ScoringOverview as default, handle } from "~/features/scoring/overview/page";
