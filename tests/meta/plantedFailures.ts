type PlantedFailure = { file: string; text: string; name: RegExp };

const failingErrand: PlantedFailure = {
  file: 'tests/e2e/planted.test.ts',
  text: "import { expect, test } from '@playwright/test';\n\ntest('e2e can fail', () => {\n  expect(1).toBe(2);\n});\n",
  name: /planted\.test\.ts > e2e can fail$/,
};

/**
 * For each kind of test: a file that fails there, and how the failure is named. None of them is part of a build, so that
 * the builds the other kinds made can be used again.
 */
export const plantedFailures: Record<string, PlantedFailure> = {
  lint: {
    file: 'tests/support/plantedLint.ts',
    text: "export const planted = 'no semicolon'\n",
    name: /^biome tests\/support\/plantedLint\.ts$/,
  },
  types: {
    file: 'tests/support/plantedTypes.ts',
    text: "export const planted: number = 'a word';\n",
    name: /^types of tests\/tsconfig\.json$/,
  },
  boundaries: {
    file: 'tests/support/plantedImport.ts',
    text: "import '../../packages/ui/src/Button/Button.tsx';\n",
    name: /^imports of tests\/support\/plantedImport\.ts$/,
  },
  unit: {
    file: 'packages/workshop/src/planted.test.ts',
    text: failingTest('unit'),
    name: /planted\.test\.ts > unit can fail$/,
  },
  component: {
    file: 'packages/ui/src/planted.test.ts',
    text: failingTest('component'),
    name: /planted\.test\.ts > component can fail$/,
  },
  'server-pglite': {
    file: 'packages/server/src/planted.test.ts',
    text: failingTest('server'),
    name: /planted\.test\.ts > server can fail$/,
  },
  'server-postgres': {
    file: 'packages/server/src/planted.test.ts',
    text: failingTest('server'),
    name: /planted\.test\.ts > server can fail$/,
  },
  packages: {
    file: 'tests/packages/planted.test.ts',
    text: failingTest('packages'),
    name: /planted\.test\.ts > packages can fail$/,
  },
  e2e: failingErrand,
  'e2e-published': failingErrand,
  'e2e-https': { ...failingErrand, file: 'tests/e2e/shared-domain.planted.test.ts' },
  visual: {
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

function failingTest(kind: string): string {
  return `import { expect, test } from 'vitest';\n\ntest('${kind} can fail', () => {\n  expect(1).toBe(2);\n});\n`;
}
