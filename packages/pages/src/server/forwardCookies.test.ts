import { expect, test } from 'vitest';
import { forwardCookies } from './forwardCookies.ts';

test('what an answer sets, the next call brings; what it clears is gone', () => {
  const cookies = forwardCookies('session=old; seen=a=b');
  cookies.take(['session=new; Path=/; HttpOnly; Max-Age=600', 'other=1; Path=/']);
  expect(cookies.write()).toBe('session=new; seen=a=b; other=1');
  cookies.take(['session=; Path=/; Max-Age=0', 'other=; Max-Age=0; Path=/']);
  expect(cookies.write()).toBe('seen=a=b');
});

test('nothing is brought where there is nothing', () => {
  expect(forwardCookies(null).write()).toBeNull();
});
