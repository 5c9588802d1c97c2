import { basename } from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { ImportError } from '../import/ImportError.ts';
import { openRejectFile } from '../import/rejectFile.ts';
import { formatLine } from './formatLine.ts';
import type { ImportReport } from './importRows.ts';
import { joinLines } from './joinLines.ts';
import { parseRoad } from './parseRoad.ts';
import type { Point } from './projection.ts';
import { replaceRoads } from './queries.ts';
import { readFeatures } from './readFeatures.ts';
import { simplifyLine } from './simplifyLine.ts';

/** How far a drawn road may be from where it is, in units of the map: less than its own width. */
const TOLERANCE = 1;

/** Draws roads as one path of SVG; what is shorter than a unit of the map is left out. */
function drawRoads(lines: readonly (readonly Point[])[]): string {
  return joinLines(lines)
    .map((line) => simplifyLine(line, TOLERANCE))
    .filter(([first, ...others]) => others.some(({ x, y }) => x !== first?.x || y !== first.y))
    .map(formatLine)
    .join('');
}

/**
 * Makes the roads of the map the expressways, slip roads and major roads of a GeoJSON file. Throws an `ImportError` when the file
 * cannot be imported or nothing of it can be used; then nothing is changed.
 */
export async function importRoads(db: Database, file: string): Promise<ImportReport> {
  const rejects = openRejectFile(file);
  const lines: (readonly Point[])[] = [];
  let [accepted, rejected, firstReason] = [0, 0, ''];
  try {
    for await (const feature of readFeatures(file)) {
      const road = parseRoad(feature);
      if ('reason' in road) {
        rejected += 1;
        firstReason ||= ` ${road.reason}`;
        await rejects.add(accepted + rejected, [road]);
      } else {
        accepted += 1;
        lines.push(...road.lines);
      }
    }
    const rejectFile = await rejects.save();
    const path = drawRoads(lines);
    if (path === '')
      throw new ImportError(
        `${basename(file)} has no road that can be used; the map was left as it is.${firstReason}`,
      );
    await replaceRoads(db, path);
    return { accepted, rejected, rejectFile };
  } finally {
    await rejects.discard();
  }
}
