import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Biome formats and lints everything; ESLint runs only what needs types.
export default tseslint.config(
  { ignores: ['**/dist/**', '**/doc_build/**', '**/*.config.ts', '**/*.{js,mjs}'] },
  {
    files: ['packages/*/{src,test}/**/*.{ts,tsx}', 'examples/*/{src,test}/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  { files: ['packages/react/src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
);
