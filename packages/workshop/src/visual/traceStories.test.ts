import { expect, test } from 'vitest';
import { parseTrace } from './traceStories.ts';

test('the story files are read out of a trace, each once', () => {
  const printed = [
    'ℹ Found 2 story files affected by recent changes:',
    '  packages/ui/src/Button/Button.stories.tsx',
    '  app/testing/SearchPage.stories.tsx ← packages/ui/src/Button/Button.tsx',
    '  packages/ui/src/Button/Button.stories.tsx',
  ].join('\n');
  expect(parseTrace(printed)).toEqual([
    'app/testing/SearchPage.stories.tsx',
    'packages/ui/src/Button/Button.stories.tsx',
  ]);
  expect(parseTrace('Found no story files')).toEqual([]);
});

test('a change that no story can be told from concerns all of them', () => {
  expect(parseTrace('⚠ TurboSnap disabled due to file change')).toBeNull();
  expect(parseTrace('Unhandled promise rejection: {"sanitizedErr":{}}')).toBeNull();
});
