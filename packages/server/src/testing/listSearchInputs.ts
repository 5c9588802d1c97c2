import { readFileSync } from 'node:fs';

/** The inputs of `searchInputs.tsv` with their right answers: searches, or suggestions while typing. */
export const listSearchInputs = (
  kind: 'search' | 'suggest',
): (readonly [input: string, expected: string])[] =>
  readFileSync(new URL('searchInputs.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t'))
    .map(([input = '', expected = '']) => [input, expected] as const)
    .filter(([, expected]) => expected.startsWith('suggest=') === (kind === 'suggest'));
