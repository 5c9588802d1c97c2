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
 * copy. Kinds that share a runner differ in what they are given, which one seeded failure would not show.
 */
export const seededFailures: Readonly<Record<string, SeededFailure>> = {
  runBiome: {
    kind: 'lint',
    file: 'tests/support/seededLint.ts',
    text: "export const seeded = 'no semicolon'\n",
    name: /^biome tests\/support\/seededLint\.ts$/,
  },
  runHouseRules: {
    kind: 'lint',
    file: 'tests/support/seededControl.tsx',
    text: 'export const seeded = <button type="button">Seeded</button>;\n',
    name: /^house rules in tests\/support\/seededControl\.tsx$/,
  },
  runTypes: {
    kind: 'types',
    file: 'tests/support/seededTypes.ts',
    text: "export const seeded: number = 'a word';\n",
    name: /^types of tests\/tsconfig\.json$/,
  },
  runDependencyCruiser: {
    kind: 'boundaries',
    file: 'tests/support/seededImport.ts',
    text: "import '../../packages/ui/src/Button/Button.tsx';\n",
    name: /^imports of tests\/support\/seededImport\.ts$/,
  },
  runKnip: {
    kind: 'boundaries',
    file: 'tests/support/seededUnused.ts',
    text: 'export const seeded = 1;\n',
    name: /^unused in tests$/,
  },
  runVitest: {
    kind: 'unit',
    file: 'packages/workshop/src/seeded.test.ts',
    text: failingTest('unit', 'vitest'),
    name: /seeded\.test\.ts > unit can fail$/,
  },
  runPlaywright: {
    kind: 'e2e',
    file: 'tests/e2e/seeded.test.ts',
    text: failingTest('e2e', '@playwright/test'),
    name: /seeded\.test\.ts > e2e can fail$/,
  },
  runVisual: {
    kind: 'visual',
    file: 'packages/ui/src/seeded.stories.tsx',
    text: [
      "import type { Meta, StoryObj } from '@storybook/react-vite';",
      '',
      "const meta: Meta = { title: 'Seeded' };",
      'export default meta;',
      '',
      '/** Fails when it is played. */',
      'export const CanFail: StoryObj = {',
      '  render: () => <p>Seeded</p>,',
      '  play: () => {',
      "    throw new Error('seeded');",
      '  },',
      '};',
      '',
    ].join('\n'),
    name: /seeded\.stories\.tsx > Can Fail$/,
  },
};
