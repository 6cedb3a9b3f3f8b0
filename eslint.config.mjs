import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { houseRules } from './scripts/lint/house-rules.mjs'
import { importZones } from './scripts/lint/import-zones.mjs'
import { physicalDirections } from './scripts/lint/physical-directions.mjs'
import { themeValues } from './scripts/lint/theme-values.mjs'

const root = import.meta.dirname
const tests = ['tests/**', '**/*.test.{ts,tsx}']

export default tseslint.config(
  {
    ignores: [
      'dist',
      'package',
      'var',
      'coverage',
      'brand/public',
      '.cache',
      'test-results',
      'playwright-report',
    ],
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { house: houseRules },
    rules: {
      'house/file-name': 'error',
      'house/explained-disable': 'error',
      'house/new-page-alone': 'error',
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Fastify tells plugins and handlers apart by their being async, with or without an await.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
    rules: {
      // What JSON.parse and untyped packages give cannot be declared as unknown without casts here.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {
    // Made with packages of the makers' own, outside the type check.
    files: ['makers/{pictures,fonts}/**'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      parserOptions: { projectService: false, program: null },
      globals: { ...globals.browser, ...globals.node },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Vitest loads its global setup by its default export.
    ignores: ['*.config.ts', '**/*.d.ts', 'tests/support/postgres.ts'],
    plugins: { 'import-x': importX },
    rules: { 'import-x/no-default-export': 'error' },
  },
  {
    files: ['brand/**', 'contract/**', 'sample/**', 'server/**', 'src/**', 'sw/**'],
    ignores: tests,
    plugins: { 'import-x': importX, regexp },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.json'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: importZones(root) }],
      'no-console': 'error',
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      // A pattern that meets a visitor's text takes time that grows with its length, never with its square.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    files: ['contract/**'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!zod(/|$)|#contract/|\\.)', message: 'The contract imports zod only.' },
          ],
        },
      ],
    },
  },
  {
    files: ['server/features/**'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(^#server|\\.\\.)/plugins/',
              allowTypeImports: true,
              message: "A feature knows server/plugins' types only.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['server/site/**'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^#src/',
              allowTypeImports: true,
              message: 'The server loads the built entry; from src it takes types only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['server/**/routes.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^kysely(/|$)', message: 'Only verbs know the database.' }] },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'] ?? []],
  },
  {
    // These files share their modules, so a replaced one would reach the tests of another file.
    files: ['tests/api/**/*.test.ts'],
    ignores: ['**/*.isolated.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^(do)?mock$/i]',
          message: 'An API test that replaces a module is an *.isolated.test.ts.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/theme/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', ...physicalDirections, ...themeValues] },
  },
  {
    files: ['{sample,server}/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...themeValues] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'house/owned-import': 'error' },
  },
  {
    files: tests,
    rules: {
      // What a response's json() gives is asserted on, not computed with.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
)
