import { expect, test } from 'vitest';
import {
  parseExperimentCookie,
  parseExperimentCookies,
  serializeExperimentCookie,
} from './experimentCookie.ts';

test('a cookie holds the name of the variant in base64', () => {
  expect(serializeExperimentCookie('control')).toBe('Y29udHJvbA==');
  expect(parseExperimentCookie('Y29udHJvbA==')).toBe('control');
  expect(parseExperimentCookie('Y29udHJvbA%3D%3D')).toBe('control');
});

test.each(['', 'control!', '%', btoa('Bold'), btoa('"]{}*{display:none'), btoa('bold\n')])(
  '%j is no variant',
  (value) => {
    expect(parseExperimentCookie(value)).toBeNull();
  },
);

test('the experiments are found among other cookies', () => {
  const bold = btoa('bold');
  expect(
    parseExperimentCookies(
      `a=1; exp-front-door=${bold}; not-exp-x=${bold}; exp-map=?;exp-search=${btoa('control')}`,
    ),
  ).toEqual({ 'front-door': 'bold', search: 'control' });
  expect(parseExperimentCookies('')).toEqual({});
});
