import { SubmitButton } from "../form/button";
import { PostForm } from "../form/post-form";
import { useT } from "../texts";

interface LightSwitchProps {
  /** Where the switch posts to. */
  action: string;
  light: boolean;
}

/** Pages with or without any script, for this browser. Posted as a document, because scripts come and go with it. */
export function LightSwitch({ action, light }: LightSwitchProps) {
  const t = useT();
  return (
    <PostForm action={action}>
      <input type="hidden" name="light" value={light ? "0" : "1"} />
      <SubmitButton variant="quiet">{t(light ? "common:light_off" : "common:light_on")}</SubmitButton>
    </PostForm>
  );
}
