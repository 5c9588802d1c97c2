import { standardEyeAssist } from '@sewa/ui';
import { describe, expect, test } from 'vitest';
import type { Site } from '../PageSite.tsx';
import { parseReadingAids, serializeReadingAids } from './readingAids.ts';

const site: Site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
  cookiePrefix: 'test-',
};
const chosen = { textSize: 'larger', contrast: 'more', spacing: 'wide', typeface: 'reading' } as const;

test('what was written is read again among other cookies', () => {
  const [cookie] = serializeReadingAids(chosen, site).split(';');
  expect(parseReadingAids(`a=b; ${cookie}; c=d`, site)).toEqual(chosen);
});

test('choosing nothing takes the cookie away', () => {
  expect(serializeReadingAids(standardEyeAssist, site)).toBe(
    'test-readingAids=; Max-Age=0; Path=/; SameSite=Lax',
  );
});

describe('counts as not chosen:', () => {
  test.each([
    ['no cookie', ''],
    ['the cookie of another environment', 'readingAids=large.more.wide.reading'],
    ['words of somebody else', 'test-readingAids="><script>.more"; x'],
    ['too few words', 'test-readingAids='],
  ])('%s', (_, cookies) => {
    expect(parseReadingAids(cookies, site)).toEqual(standardEyeAssist);
  });

  test('only what is wrong', () => {
    expect(parseReadingAids('test-readingAids=huge.more.__proto__', site)).toEqual({
      ...standardEyeAssist,
      contrast: 'more',
    });
  });
});
