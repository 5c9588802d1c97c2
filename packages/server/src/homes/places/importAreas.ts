import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ImportError } from '../import/ImportError.ts';
import { openRejectFile } from '../import/rejectFile.ts';
import type { PlaceReport } from './importRows.ts';
import { parseArea } from './parseArea.ts';
import { type AreaRow, replaceAreas } from './queries.ts';

const collectionSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

const LARGEST_FILE = 64 * 1024 * 1024;

async function parseFeatures(file: string): Promise<unknown[]> {
  const name = basename(file);
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : -1),
    () => null,
  );
  if (size === null) throw new ImportError(`There is no file ${file}.`);
  if (size < 0) throw new ImportError(`${file} is a folder, not a file.`);
  if (size > LARGEST_FILE) throw new ImportError(`${name} is larger than 64 MB.`);
  let content: unknown;
  try {
    content = JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportError(
      `${name} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const features = collectionSchema.safeParse(content).data?.features;
  if (!features) throw new ImportError(`${name} is not a GeoJSON FeatureCollection.`);
  return features;
}

/**
 * Makes the areas of the map those of a GeoJSON file, in one transaction: an area the file does not name is removed.
 * Throws an `ImportError` when the file cannot be imported or nothing of it can be used; then nothing is changed.
 */
export async function importAreas(db: Database, file: string): Promise<PlaceReport> {
  const features = await parseFeatures(file);
  const rejects = openRejectFile(file);
  const areas = new Map<string, AreaRow>();
  let rejected = 0;
  let firstReason = '';
  try {
    for (const [index, feature] of features.entries()) {
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
        await rejects.add(index + 1, [problem]);
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
