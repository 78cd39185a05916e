import { BANDS, type Band } from "~/domain/scoring/bands";

/** The lines of a pattern, in a square of 8. */
export const BAND_LINES = {
  none: undefined,
  solid: undefined,
  dots: "M2 2h1m3 4h1",
  stripes: "M-2 2 2-2M0 8 8 0M6 10l4-4",
  grid: "M0 1h8M0 5h8M1 0v8M5 0v8",
} satisfies Record<Band["pattern"], string | undefined>;

/** The fill of a band for one drawing: its colour, and a pattern for those who do not see it. */
export function BandPattern({ id, band }: { id: string; band: Band["id"] }) {
  const pattern = BANDS.find((one) => one.id === band)?.pattern ?? "none";
  return (
    <defs>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
        <path className="band-ground" fill="currentColor" d="M0 0h8v8H0z" />
        {BAND_LINES[pattern] === undefined ? null : <path className="band-lines" d={BAND_LINES[pattern]} />}
      </pattern>
    </defs>
  );
}
