import {
  HtmlValidate,
  StaticConfigLoader,
  type ConfigData,
  type Message,
  type ResolvedConfig,
} from "html-validate";

/** Works out its configuration once, not again for each page. */
class Once extends StaticConfigLoader {
  #resolved: ResolvedConfig | undefined;

  override getConfigFor(...given: Parameters<StaticConfigLoader["getConfigFor"]>) {
    const resolved = this.#resolved ?? super.getConfigFor(...given);
    if (!("then" in resolved)) this.#resolved = resolved;
    return resolved;
  }
}

/** React's way of writing: `<br/>`, `checked=""`, `maxLength`; HTML reads all of them as it should. */
const REACT: ConfigData["rules"] = {
  "attr-case": "off",
  "void-style": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "doctype-style": "off",
  "no-trailing-whitespace": "off",
  // Titles begin with the question, whatever its length.
  "long-title": "off",
  // Choices of one group share their name.
  "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
};

/** A checker of whole documents; `rules` adds to the rules for React's way of writing. */
export function makeChecker({ extends: presets = [], rules }: ConfigData) {
  const config: ConfigData = {
    root: true,
    extends: ["html-validate:recommended", ...presets],
    rules: { ...REACT, ...rules },
  };
  const checker = new HtmlValidate(new Once(config));
  return async (html: string): Promise<Message[]> => {
    const { results } = await checker.validateString(html);
    return results.flatMap(({ messages }) => messages);
  };
}
