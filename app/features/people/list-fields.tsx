import { type ListAddress, ofPage } from "./list-address";

/** The list that a form belongs to, so that its pages lead back there. */
export const ListFields = ({ address }: { address: ListAddress }) =>
  Object.entries(ofPage(address, address.pagina)).map(([name, value]) =>
    value === "" ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
  );
