/** The sustainability topics of VSME B2 §26, in its order. */
export const TOPICS = [
  "climate",
  "pollution",
  "water",
  "nature",
  "circular",
  "workforce",
  "value_chain",
  "community",
  "consumers",
  "conduct",
] as const;
export type Topic = (typeof TOPICS)[number];

export const ENVIRONMENT_TOPICS: readonly string[] = ["climate", "pollution", "water", "nature", "circular"];
