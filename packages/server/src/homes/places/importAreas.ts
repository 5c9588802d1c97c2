import { basename } from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { ImportError } from '../import/ImportError.ts';
import { openRejectFile } from '../import/rejectFile.ts';
import type { PlaceReport } from './importRows.ts';
import { parseArea } from './parseArea.ts';
import { type AreaRow, replaceAreas } from './queries.ts';
import { readFeatures } from './readFeatures.ts';

/**
 * Makes the areas of the map those of a GeoJSON file, in one transaction: an area the file does not name is removed.
 * Throws an `ImportError` when the file cannot be imported or nothing of it can be used; then nothing is changed.
 */
export async function importAreas(db: Database, file: string): Promise<PlaceReport> {
  const rejects = openRejectFile(file);
  const areas = new Map<string, AreaRow>();
  let [index, rejected] = [0, 0];
  let firstReason = '';
  try {
    for await (const feature of readFeatures(file)) {
      index += 1;
      const area = parseArea(feature);
      const problem =
        'reason' in area
          ? area
          : areas.has(area.name)
            ? { column: 'name', reason: `An earlier area is called ${area.name} as well.` }
            : null;
      if (problem) {
        rejected += 1;
        firstReason ||= ` ${problem.reason}`;
        await rejects.add(index, [problem]);
      } else if ('drawing' in area) {
        const { outline, label } = area.drawing;
        areas.set(area.name, { name: area.name, outline, label_x: label.x, label_y: label.y });
      }
    }
    const rejectFile = await rejects.save();
    if (areas.size === 0)
      throw new ImportError(
        `${basename(file)} has no area that can be used; the map was left as it is.${firstReason}`,
      );
    const counts = await replaceAreas(db, [...areas.values()]);
    return { ...counts, accepted: areas.size, rejected, rejectFile };
  } finally {
    await rejects.discard();
  }
}
