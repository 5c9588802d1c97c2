import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkName,
  checkVariable,
  type Generated,
  GeneratorError,
  pascalName,
  toTitle,
} from './generated.ts';

function addExport(index: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';`;
  return `${index.trimEnd()}\n${line}\n`;
}

/** The snapshot of the names that `@sewa/ui` exports. */
const namesFile = 'tests/packages/names/ui.txt';

function addNames(names: string, name: string): string {
  const withoutKind = (line: string) => line.replace('type ', '');
  const sorted = [...names.trimEnd().split('\n'), name, `type ${name}Props`].toSorted((a, b) =>
    withoutKind(a).localeCompare(withoutKind(b), 'en'),
  );
  return `${sorted.join('\n')}\n`;
}

/** A component of ui: the component, its look, its stories, its test, its line in the entry and its exported names. */
export function generateComponent(root: string, [given]: readonly (string | undefined)[]): Generated {
  const name = checkName(given, pascalName, 'a component is named like "PriceTag"');
  const folder = `packages/ui/src/${name}`;
  if (existsSync(path.join(root, folder))) throw new GeneratorError(`${folder} exists already.`);
  const variable = checkVariable(name.charAt(0).toLowerCase() + name.slice(1));
  const index = readFileSync(path.join(root, 'packages/ui/src/index.ts'), 'utf8');
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import type { NativeProps } from '../styling/NativeProps.ts';
import { ${variable} } from './${name}.css.ts';

/** Props of \`${name}\`. */
export type ${name}Props = NativeProps<'div'>;

/** Says in one sentence what a ${name} is for. */
export function ${name}(props: ${name}Props) {
  return <div {...props} className={${variable}} />;
}
`,
      [`${folder}/${name}.css.ts`]: `import { vars } from '@sewa/tokens';
import { uiStyle } from '../styling/uiStyle.ts';

export const ${variable} = uiStyle({
  padding: vars.space.m,
  color: vars.color.text.default,
});
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta: Meta<typeof ${name}> = {
  title: 'Components/${toTitle(name)}',
  component: ${name},
  parameters: {
    use: 'Say in a sentence when to use it.',
    avoid: 'Say when not, and what to use instead.',
  },
};
export default meta;

/** As it comes. */
export const Plain: StoryObj<typeof ${name}> = { args: { children: '${name}' } };
`,
      [`${folder}/${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name} } from './${name}.tsx';

test('it shows what it is given', () => {
  render(<${name}>Hello</${name}>);
  expect(screen.getByText('Hello').localName).toBe('div');
});
`,
      'packages/ui/src/index.ts': addExport(index, name),
      [namesFile]: addNames(readFileSync(path.join(root, namesFile), 'utf8'), name),
    },
    nextSteps: [
      `Say in ${folder}/${name}.tsx what it is for, and choose its native element.`,
      `Add it to packages/ui/test/components.tsx, so that the rules of all components are tested on it.`,
      `Say in its stories when to use it and when not, and write one story a state; "npm run visual -- --update" draws their pictures.`,
      'Add a changeset.',
    ],
  };
}
