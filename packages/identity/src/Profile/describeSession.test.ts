import { expect, test } from 'vitest';
import { describeSession, findSessionIcon } from './describeSession.ts';

test.each([
  ['Firefox', 'Windows', 'Firefox on Windows', 'laptop'],
  ['Safari', 'iPhone', 'Safari on an iPhone', 'smartphone'],
  ['Safari', 'iPad', 'Safari on an iPad', 'smartphone'],
  ['Safari', 'Mac', 'Safari on a Mac', 'laptop'],
  ['Chrome', 'Android', 'Chrome on Android', 'smartphone'],
  ['Chrome', 'Other', 'Chrome', 'laptop'],
  ['Other', 'Linux', 'A browser on Linux', 'laptop'],
  ['Other', 'Other', 'A browser', 'laptop'],
])('%s and %s are "%s"', (browser, system, label, icon) => {
  expect(describeSession({ browser, system })).toBe(label);
  expect(findSessionIcon({ system })).toBe(icon);
});
