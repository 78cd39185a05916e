import { OffButton, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
