import { fileURLToPath } from "node:url";
import jsxA11y from "eslint-plugin-jsx-a11y";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

const root = fileURLToPath(new URL("..", import.meta.url));
const unused = { argsIgnorePattern: "^_", ignoreRestSiblings: true };

const MARKUP = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: "Texts are text; the content security policy drops scripts inside a page but one.",
};
const RESTRICTED = [
  { selector: "TSEnumDeclaration", message: "A union of literals says the same and vanishes." },
  {
    selector: "JSXAttribute[name.name='style']",
    message: "The content security policy drops inline styles.",
  },
  {
    selector: "CallExpression[callee.name='defer']",
    message: "Nothing streams: it never arrives without script.",
  },
];

/** Which driver runs depends on the Node: app/platform/store/engines/better-sqlite.ts alone chooses. */
const DRIVERS = ["better-sqlite3", "better-sqlite3-13"].map((name) => ({ name, allowTypeImports: true }));

export default tseslint.config(
  { ignores: ["node_modules/", "build/", "public/", "data/", "test-results/", "app/styles.generated.css"] },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { project: "./tsconfig.json", tsconfigRootDir: root } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error", "warn"] }],
      "no-restricted-syntax": ["error", ...RESTRICTED, MARKUP],
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-restricted-imports": ["error", { paths: DRIVERS }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/no-unused-vars": ["error", unused],
    },
  },
  {
    // An expression over foreign text takes time in proportion to the text, however the text is made.
    files: ["app/**/*.{ts,tsx}"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
  {
    files: ["app/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  {
    // The two doors through which markup of our own server comes in, and the one script inside a page.
    files: ["app/ui/island.tsx", "app/ui/markup.tsx", "app/ui/layout/thrown-error.tsx"],
    rules: { "no-restricted-syntax": ["error", ...RESTRICTED] },
  },
  {
    files: ["tests/**/*.ts", "app/commands/**/*.ts"],
    // A file here is a command: its output is its result.
    rules: { "no-console": "off" },
  },
);
