import { resolve } from 'node:path';
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const only = (message, ...group) => ({ group, message });
const restrict = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
const noNetlify = only(
  'src never imports netlify; share through src/shared.',
  '#server/*',
  '#local/*',
  '#seed/*',
  '#functions/*',
  '../**/netlify/**',
);
const noBlobs = only(
  'Only netlify/server/database opens Netlify Blobs.',
  '@netlify/blobs',
  '@netlify/blobs/*',
);
const noSite = only(
  'netlify imports only src/shared, src/content and the definitions of src/forms.',
  '#components/*',
  '#features/*',
  '#layouts/*',
  '#browser/*',
  '#build/*',
  '#staff/*',
  '#forms/*/*.tsx',
  '#styles/*',
  '**/src/pages/**',
);

/**
 * A browser that translates a page puts other texts in the place of React's. A text that has its element to itself can still
 * be changed then; one beside others is never found again, and takes its whole island down.
 */
const holder = ':matches(JSXElement, JSXFragment)';
const sibling = ':matches(JSXElement, JSXExpressionContainer)';
const texts = ['expression', 'expression.right', 'expression.consequent'].map(
  (part) => `JSXExpressionContainer[${part}.type=/^(TemplateLiteral|ChainExpression|MemberExpression)$/]`,
);
texts.push(...['right', 'consequent'].map((part) => `JSXExpressionContainer[expression.${part}.value=/./]`));
const textBesideOthers = [
  `${holder}:has(> JSXText[value=/\\S/]):has(> JSXExpressionContainer[expression.value!=' '])`,
  ...texts.flatMap((text) => [`${holder} > ${text} ~ ${sibling}`, `${holder} > ${sibling} ~ ${text}`]),
].map((selector) => ({ selector, message: 'Put a text that may change in an element of its own.' }));
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only env.ts reads process.env.',
};

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.astro/',
      '.netlify/',
      '.contract/',
      'node_modules/',
      'public/',
      'src/art/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-recommended'],
  {
    languageOptions: {
      parserOptions: {
        // One program for all files: with the project service, which editors need, the whole takes twice as long.
        project: true,
        tsconfigRootDir: resolve(import.meta.dirname, '../..'),
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
    },
  },
  // The plugin itself comes with the Astro rules above.
  { files: ['**/*.tsx'], rules: jsxA11y.flatConfigs.recommended.rules },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ['**/*.{mjs,js,astro}'], ...tseslint.configs.disableTypeChecked },
  restrict(['src/**'], [noNetlify, noBlobs]),
  restrict(['src/shared/**', 'src/content/**'], [noNetlify, noBlobs, noSite]),
  restrict(['netlify/**'], [noSite, noBlobs], ['netlify/server/database/**', 'netlify/local/**']),
  {
    files: ['src/**', 'netlify/server/**', 'netlify/functions/**'],
    ignores: ['netlify/server/env.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment] },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, ...textBesideOthers] },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: ['src/browser/api-client.ts', 'src/browser/read-json.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Use #browser/api-client.ts or #browser/read-json.ts.' },
      ],
    },
  },
  { files: ['tests/**', 'netlify/{local,commands}/**'], rules: { 'no-console': 'off' } },
);
