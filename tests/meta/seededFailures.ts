interface SeededFailure {
  /** The kind of test that uses the runner. */
  readonly kind: string;
  readonly file: string;
  readonly text: string;
  /** How the failure is named. */
  readonly name: RegExp;
}

const failingTest = (name: string, from: string) =>
  `import { expect, test } from '${from}';\n\ntest('${name} can fail', () => {\n  expect(1).toBe(2);\n});\n`;

/**
 * For each runner a file that fails in it. None of them is part of a build, so that the builds of the repository are those of its
 * copy. Kinds that share a runner differ in what they are given, which one planted failure would not show.
 */
export const seededFailures: Readonly<Record<string, SeededFailure>> = {
  runBiome: {
    kind: 'lint',
    file: 'tests/support/plantedLint.ts',
    text: "export const planted = 'no semicolon'\n",
    name: /^biome tests\/support\/plantedLint\.ts$/,
  },
  runHouseRules: {
    kind: 'lint',
    file: 'tests/support/plantedControl.tsx',
    text: 'export const planted = <button type="button">Planted</button>;\n',
    name: /^house rules in tests\/support\/plantedControl\.tsx$/,
  },
  runTypes: {
    kind: 'types',
    file: 'tests/support/plantedTypes.ts',
    text: "export const planted: number = 'a word';\n",
    name: /^types of tests\/tsconfig\.json$/,
  },
  runDependencyCruiser: {
    kind: 'boundaries',
    file: 'tests/support/plantedImport.ts',
    text: "import '../../packages/ui/src/Button/Button.tsx';\n",
    name: /^imports of tests\/support\/plantedImport\.ts$/,
  },
  runKnip: {
    kind: 'boundaries',
    file: 'tests/support/plantedUnused.ts',
    text: 'export const planted = 1;\n',
    name: /^unused in tests$/,
  },
  runVitest: {
    kind: 'unit',
    file: 'packages/workshop/src/planted.test.ts',
    text: failingTest('unit', 'vitest'),
    name: /planted\.test\.ts > unit can fail$/,
  },
  runPlaywright: {
    kind: 'e2e',
    file: 'tests/e2e/planted.test.ts',
    text: failingTest('e2e', '@playwright/test'),
    name: /planted\.test\.ts > e2e can fail$/,
  },
  runVisual: {
    kind: 'visual',
    file: 'packages/ui/src/planted.stories.tsx',
    text: [
      "import type { Meta, StoryObj } from '@storybook/react-vite';",
      '',
      "const meta: Meta = { title: 'Planted' };",
      'export default meta;',
      '',
      '/** Fails when it is played. */',
      'export const CanFail: StoryObj = {',
      '  render: () => <p>Planted</p>,',
      '  play: () => {',
      "    throw new Error('planted');",
      '  },',
      '};',
      '',
    ].join('\n'),
    name: /planted\.stories\.tsx > Can Fail$/,
  },
};
