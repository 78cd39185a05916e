import { Select, type SelectOption } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import type { labelled } from "./field-props";

type ProvinceProps = ReturnType<typeof labelled> & {
  hint: string | undefined;
  /** Null where the server has no list of them: then the letters are typed. */
  provinces: SelectOption[] | null;
  required?: boolean;
};

export function ProvinceField({ provinces, hint = "", required, ...field }: ProvinceProps) {
  const t = useT();
  const about = { ...field, ...(required === undefined ? {} : { required }), width: "medium" } as const;
  return provinces === null ? (
    <TextInput {...about} hint={t("registry:hint.provinceLetters")} spellCheck={false} />
  ) : (
    <Select {...about} hint={hint} options={provinces} isLong />
  );
}
