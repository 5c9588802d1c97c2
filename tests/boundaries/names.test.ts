import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@sewa/workshop/repository';
import { listSourceFiles } from '@sewa/workshop/source-files';
import { describe, expect, test } from 'vitest';
import { type ChosenName, listNames, listNameWords, listUnusualSpellings } from './listNames.ts';
import { ordinaryNames } from './ordinaryNames.ts';
import { type OwnWord, ownWords } from './ownWords.ts';

const isIn = (file: string, folders: readonly string[] | undefined): boolean =>
  folders === undefined || folders.some((folder) => file.startsWith(`${folder}/`));

function findWord(name: string, { forms, isPrefix = false }: OwnWord): string | undefined {
  const words = listNameWords(name);
  const judged = isPrefix ? words.slice(0, words.length > 1 ? 1 : 0) : words;
  const spaced = ` ${judged.join(' ')} `;
  return forms.find((form) => spaced.includes(` ${form} `));
}

const isOrdinary = ({ name, file }: ChosenName, word: string): boolean =>
  ordinaryNames.some(
    ({ names, words, folders }) =>
      words.includes(word) && (names === '*' || names.includes(name)) && isIn(file, folders),
  );

function findOwn(chosen: readonly ChosenName[]): string[] {
  return chosen.flatMap((each) =>
    ownWords.flatMap((own) => {
      const word = findWord(each.name, own);
      if (word === undefined || isOrdinary(each, word)) return [];
      return [`${each.file}: ${each.name} says "${word}": ${own.instead}`];
    }),
  );
}

const sources = (await listSourceFiles()).filter((file) => /\.(ts|tsx|mts|mjs|jsx?)$/.test(file));
const chosen = sources.flatMap((file) =>
  listNames(file, readFileSync(path.join(repositoryRoot, file), 'utf8')),
);

test('names are made of the terms of the field, but for what stands in the list with its reason', () => {
  expect(chosen.length).toBeGreaterThan(10_000);
  const own = findOwn(chosen);
  expect(own, own.join('\n')).toEqual([]);
});

test('numbers at the top of a module are in capitals, and private members begin with #', () => {
  const unusual = sources
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => listUnusualSpellings(file, readFileSync(path.join(repositoryRoot, file), 'utf8')));
  expect(unusual).toEqual([]);
  const text = 'const limit = 2 * 3; const LIMIT = 4; let n = 1; class A { private a = 1; #b = 2; }';
  expect(listUnusualSpellings('a.ts', text).map(({ name }) => name)).toEqual(['limit', 'a']);
});

test('every entry of the list has a name it is for', () => {
  const idle = ordinaryNames.flatMap(({ names, words, folders }) =>
    (names === '*' ? ['*'] : names).filter(
      (name) =>
        !chosen.some(
          (each) =>
            (name === '*' || each.name === name) &&
            isIn(each.file, folders) &&
            listNameWords(each.name).some((word) => words.includes(word)),
        ),
    ),
  );
  expect(idle).toEqual([]);
});

describe('a name of our own is found', () => {
  test.each([
    ['a variable', 'const keptRows = 1;', 'keptRows'],
    ['a parameter', 'export const f = (fault: string) => fault;', 'fault'],
    ['a property', 'export interface A { readonly standing: string }', 'standing'],
    ['a private member', 'class A { #held = 1; }', 'held'],
    ['a prop', 'export const A = () => <Button look="quiet" />;', 'look'],
    ['a constant', 'const MOST_ROWS = 4;', 'MOST_ROWS'],
    ['the name of an import', "import { rows as wishes } from './rows.ts';", 'wishes'],
    ['a function that begins with it', 'function readForm() {}', 'readForm'],
    ['two words that follow each other', 'const isTakenOver = true;', 'isTakenOver'],
  ])('%s', (_, text, name) => {
    expect(findOwn(listNames('packages/ui/src/Example.tsx', text))).toEqual([
      expect.stringContaining(`Example.tsx: ${name} says`),
    ]);
  });

  test('the name of a file', () => {
    expect(findOwn(listNames('packages/server/src/jobs/tidyUp.ts', ''))).toHaveLength(1);
  });

  test('but not what others named, nor a word that only begins like one', () => {
    const text = "import { readFileSync } from 'node:fs'; readFileSync(keepsake.drawer); const drawer = 1;";
    expect(findOwn(listNames('packages/ui/src/Example.ts', text))).toEqual([]);
  });
});
