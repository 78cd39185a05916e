import type { KeptRegister, RowValues } from "~/domain/registers/register";
import { Fact, Facts } from "~/ui/layout/facts";
import { useT } from "~/ui/texts";
import { rowFacts } from "./words";

/** What a row says, field by field. */
export function RowFacts({ register, values }: { register: KeptRegister; values: RowValues }) {
  const t = useT();
  return (
    <Facts>
      {rowFacts(t, register, values).map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
