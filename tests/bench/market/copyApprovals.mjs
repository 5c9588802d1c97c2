import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleHomes } from '../../../packages/sample/src/index.ts';
import { endLater } from '../measure/processes.mjs';
import { makeRandom } from './makeListings.mjs';

const openData = path.resolve(
  import.meta.dirname,
  '../../../../shared/data/hdb-rent-approvals-sample-2021-2023.csv',
);
const rowsOfOpenData = 5_955;
const heading =
  'rent_approval_month,town,block,street,postal,flat_type,floor_area_sqm,remaining_lease,lat,lon,subzone,planning_area,monthly_rent';
const flatTypes = ['2-ROOM', '3-ROOM', '4-ROOM', '5-ROOM', 'EXECUTIVE'];

/** As many rows as the open data has, in the same columns, one of them without a postal code. */
function makeApprovals() {
  const random = makeRandom(11);
  const rows = Array.from({ length: rowsOfOpenData }, (_, index) => {
    const { street, postalCode } = sampleHomes[random(sampleHomes.length)];
    return [
      `${2021 + random(3)}-${String(1 + random(12)).padStart(2, '0')}`,
      'BENCH TOWN',
      1 + random(900),
      street.toUpperCase().replaceAll(',', ''),
      index === 0 ? 'NIL' : postalCode,
      flatTypes[random(flatTypes.length)],
      `${40 + random(100)}.0`,
      40 + random(50),
      `1.3${random(99_999)}`,
      `103.8${random(99_999)}`,
      'bench',
      'bench',
      1_500 + random(2_500),
    ].join(',');
  });
  return `${[heading, ...rows].join('\n')}\n`;
}

/** A file of HDB's rental approvals in a folder of its own: the open data where it is at hand, else one made like it. */
export function copyApprovals(say) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-bench-'));
  endLater(async () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'approvals.csv');
  if (existsSync(openData)) copyFileSync(openData, file);
  else {
    say(`${openData} is not there: as many rows are made up.`);
    writeFileSync(file, makeApprovals());
  }
  return file;
}
