import auth from "./it/auth.json";
import common from "./it/common.json";
import dashboard from "./it/dashboard.json";
import errors from "./it/errors.json";
import labels from "./it/labels.json";
import registry from "./it/registry.json";
import survey from "./it/survey.json";

/** Every text a page may show, by namespace; flat keys, `{{name}}` placeholders, `_one`/`_other` plurals. */
export const resources = { auth, common, dashboard, errors, labels, registry, survey };

type Singular<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** "namespace:key", checked by the compiler. */
export type TextKey = {
  [Namespace in keyof typeof resources]: `${Namespace}:${Singular<keyof (typeof resources)[Namespace] & string>}`;
}[keyof typeof resources];

export type TextParams = Record<string, string | number>;

export type T = (key: TextKey, params?: TextParams) => string;
