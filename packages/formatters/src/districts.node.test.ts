import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDistrictByPostalCode } from './postalCode.ts';

const file = new URL('../../../../shared/data/postal-sector-district.csv', import.meta.url);
const rows = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => /^(\d\d),D(\d\d),"?(.*?)"?,([a-z-]+)\r?$/.exec(line)?.slice(1) ?? [line])
  : [];

if (rows.length === 0)
  console.info('Not compared with shared/data/postal-sector-district.csv: it is not there.');

test.skipIf(rows.length === 0)('81 of 81 sectors lie in the district the open data names', () => {
  const found = rows.map(([sector]) => {
    const district = findDistrictByPostalCode(`${sector}0001`);
    return [sector, district?.code, district?.name.toLowerCase(), district?.slug];
  });
  // The data has no capitals inside a word: HarbourFront, MacPherson.
  expect(found).toEqual(rows.map(([sector, code, name, slug]) => [sector, code, name?.toLowerCase(), slug]));
  expect(rows).toHaveLength(81);
});
