interface Component {
  "bom-ref": string;
  name: string;
  version: string;
  properties?: { name: string; value: string }[];
}

/** A bill of materials as npm writes it. */
export interface Bill {
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const isForDevelopment = ({ properties = [] }: Component) =>
  properties.some(({ name, value }) => name === "cdx:npm:package:development" && value === "true");

/**
 * Without the packages of development. npm's own switch for it (`--omit dev`, npm 11.19) leaves out two of three packages of
 * production too, React among them.
 */
export function ofProduction(bill: Bill): Bill {
  const left = new Set(bill.components.filter(isForDevelopment).map((one) => one["bom-ref"]));
  return {
    ...bill,
    components: bill.components.filter((one) => !left.has(one["bom-ref"])),
    dependencies: bill.dependencies
      .filter(({ ref }) => !left.has(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !left.has(ref)) })),
  };
}
