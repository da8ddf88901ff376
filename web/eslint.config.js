// What types do not catch. How the code is laid out is the formatter's business.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  {
    ignores: ["dist", "dev-dist", "output", "src/protocol", "src/games/*/protocol", "src/words/messages.ts"],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" },
    rules: {
      // The compiler knows every name.
      "no-undef": "off",
      eqeqeq: "error",
      "no-console": "error",
      // Sets and maps here are never changed in place: a new one takes the place of the old.
      "svelte/prefer-svelte-reactivity": "off",
      // A space beside a block would be left out.
      "svelte/no-useless-mustaches": "off",
      "no-restricted-globals": ["error", "event", "name", "status"],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  // Commands talk to whoever runs them.
  { files: ["build/**", "e2e/**"], rules: { "no-console": "off" } },
);
