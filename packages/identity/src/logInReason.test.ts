import { expect, test } from 'vitest';
import { findLogInReason } from './logInReason.ts';

test.each([
  ['redirect=%2Fproperty%2Fnew', 'list-home'],
  ['a=b; staging-redirect=%2Fproperty%2Fnew%3Flisting%3Dx; c=d', 'list-home'],
  ['redirect=%2Fproperty', null],
  ['redirect=%', null],
  ['other=%2Fproperty%2Fnew', null],
  ['', null],
])('of the cookies %s the reason is %s', (cookies, reason) => {
  expect(findLogInReason(cookies)).toBe(reason);
});
