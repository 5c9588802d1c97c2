import { findDistrict } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { listDistrictRows } from './queries.ts';

/** The districts that have live listings, with their number and the lowest rent. */
export const listDistricts = defineVerb(anyone, async ({ db }) => {
  const rows = await listDistrictRows(db);
  return rows.flatMap(({ district, homes, rent_min: rentMin }) => {
    const slug = findDistrict(district)?.slug;
    return slug ? [{ slug, homes, rentMin }] : [];
  });
});
