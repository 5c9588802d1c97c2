import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@sewa/workshop/repository';
import { listSourceFiles } from '@sewa/workshop/source-files';
import { describe, expect, test } from 'vitest';
import { listShownStrings } from './listShownStrings.ts';

/** Where people are shown something, or are sent it. */
const screens =
  /^(app|packages\/(auth|consent|discover|identity|organisations|pages|pickers|sandbox|server|ui))\/src\//;

/** Statements, and what operators and engineers alone are told: by commands, imports, logs and the pages about the API and the columns. */
const ofOperators =
  /^packages\/server\/src\/(commands|database|docs|import|jobs|personal-data|places|process|settings|testing)\/|\/queries\.ts$/;

/** The one file of each package that says something, and what no visitor sees: what is logged, or said to who starts the product. */
const isExempt = (file: string): boolean =>
  ofOperators.test(file) ||
  /\.(test|stories|css)\.tsx?$|\/(fixtures|testing|vite|reporting)[./]|\/(messages|english)\.ts$|^app\/src\/server\.ts$/.test(
    file,
  );

describe('what people are shown', () => {
  test('stands in the file of messages of its package', async () => {
    const files = (await listSourceFiles()).filter(
      (file) => screens.test(file) && /\.tsx?$/.test(file) && !isExempt(file),
    );
    expect(files.length).toBeGreaterThan(500);
    const elsewhere = files.flatMap((file) =>
      listShownStrings(file, readFileSync(path.join(repositoryRoot, file), 'utf8')).map(
        ({ text, line }) => `${file}:${line}: ${text}`,
      ),
    );
    expect(elsewhere, elsewhere.join('\n')).toEqual([]);
  });

  test.each([
    ['the text of an element', '<p>Save</p>'],
    ['an attribute that is spoken', '<b aria-label="close" />'],
    ['a choice between two', "<b title={isOpen ? 'Close' : null} />"],
    ['a template', `<b title={\`home \${n}\`} />`],
    ['a property that is shown', "const row = { label: 'homes' }"],
    ['a reason', "const wrong = { name: 'uen', reason: 'is empty' };"],
    ['a sentence anywhere', "const text = 'Nobody is there';"],
  ])('is found in %s', (_, code) => {
    expect(listShownStrings('a.tsx', code)).toHaveLength(1);
  });

  test.each([
    ['a name', "const tone = 'neutral'; <b className='some class' />"],
    ['an error of the program', "throw new Error('It needs a parent.')"],
    ['an error of a kind', "class Lost extends Error { constructor() { super('It is lost.'); } }"],
    ['an import', "import { a } from 'Some file';"],
    ['a type', "type Kind = 'One thing';"],
    ['a value of a message', '<p>{messages.save}</p>'],
    ['signs and numbers', '<p>· 12 %</p>'],
  ])('is not %s', (_, code) => {
    expect(listShownStrings('a.tsx', code)).toEqual([]);
  });
});
