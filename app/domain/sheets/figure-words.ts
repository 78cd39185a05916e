import { showNumber } from "../italian-number";

/** A figure of a sheet as pages, PDF and workbook say it: "Tasso di infortuni: 1,2 infortuni ogni 200.000 ore". */
export const figureWords = ({ name, value, unit }: { name: string; value: string; unit: string }): string =>
  `${name}: ${showNumber(value)} ${unit}`.trim();
