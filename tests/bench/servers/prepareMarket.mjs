/** Fills the database that the settings name with the sample market and `BENCH_LISTINGS` generated listings. */
import { fillSampleMarket } from '../../../packages/sample/src/index.ts';
import {
  getSettings,
  migrate,
  openDatabase,
  saveListings,
  savePictures,
} from '../../../packages/server/src/index.ts';
import { makeListings } from '../market/makeListings.mjs';
import { multiplyMarket } from '../market/multiplyMarket.mjs';

const batch = 2_000;
const db = await openDatabase(getSettings());
await migrate(db);
await fillSampleMarket(db);
const wanted = Number(process.env.BENCH_LISTINGS ?? 0);
const { rows: drawings } = await db.query({
  text: `select blob_id as "blobId", kind, alt, width, height from listing_pictures where position = 0 order by listing_id`,
});
/** How many listings are written one by one before the rest is made from them in SQL. */
const writtenListings = 100_000;
const written = wanted > 2 * writtenListings ? writtenListings : wanted;
for (let from = 0; from < written; from += batch) {
  const { ids } = await saveListings(db, makeListings(from, Math.min(from + batch, written)));
  await savePictures(db, new Map(ids.map((id, index) => [id, [drawings[(from + index) % drawings.length]]])));
}
if (wanted > written) await multiplyMarket(db, Math.round(wanted / written));
if (wanted > 0) await db.query({ text: 'vacuum analyze' });
await db.close();
