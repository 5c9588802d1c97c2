import { expect, test } from 'vitest';
import { email } from './text.ts';

test.each([
  ['mei@mail.example', 'mei@mail.example'],
  ['\u00a0mei@mail.example\u200b ', 'mei@mail.example'],
  ['mei＠mail.example', 'mei@mail.example'],
  ["o'brien+sewa@mail.example", "o'brien+sewa@mail.example"],
  ['mei..lin@mail.example', 'mei..lin@mail.example'],
])('%j is an email address', (typed, clean) => {
  expect(email().parse(typed)).toBe(clean);
});

test.each([
  'mei',
  'mei@',
  '@mail.example',
  'mei@mail',
  'mei@mail..example',
  'a@b@mail.example',
  `${'a'.repeat(250)}@b.sg`,
])('%j is none', (typed) => {
  expect(email().safeParse(typed).success).toBe(false);
});
