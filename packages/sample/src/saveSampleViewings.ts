import { type Database, makeListingId, type Queryable } from '@sewa/server';
import { hasSampleUsers } from './conversationQueries.ts';
import { findMoment } from './sampleMoment.ts';
import { sampleSource } from './sampleSource.ts';
import { type SampleSlot, sampleSlots } from './sampleViewings.ts';
import { insertSlot, insertViewing } from './viewingQueries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a freed seat is held, from the first fill on. */
const HELD_MS = DAY_MS;

async function saveSlot(tx: Queryable, slot: SampleSlot, now: Date): Promise<void> {
  const { home, host, inDays, seats, viewings = [] } = slot;
  const key = `${home} ${inDays}`;
  const id = makeListingId('sample slot', key);
  const from = findMoment(now, inDays, slot.at);
  const to = new Date(from.getTime() + slot.minutes * MINUTE_MS);
  const at = new Date(Math.min(now.getTime(), from.getTime()) - 4 * DAY_MS);
  const listingId = makeListingId(sampleSource, home);
  if (!(await insertSlot(tx, { id, listingId, hostId: `sample-${host}`, from, to, seats, at }))) return;
  let seat = 0;
  for (const { guest, state, note = '' } of viewings) {
    const hasSeat = state !== 'waiting' && state !== 'cancelled';
    if (hasSeat) seat++;
    await insertViewing(tx, {
      id: makeListingId('sample viewing', `${key} ${guest}`),
      slotId: id,
      userId: `sample-${guest}`,
      state,
      seat: hasSeat ? seat : null,
      note,
      code: '418270',
      at,
      offeredUntil: state === 'offered' ? new Date(now.getTime() + HELD_MS) : null,
      isOver: inDays < 0,
    });
  }
}

/** Writes the times at which homes can be seen, with who comes; those that are there are left as they are, and beside real people there are none. */
export async function saveSampleViewings(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await hasSampleUsers(tx))) return;
    for (const slot of sampleSlots) await saveSlot(tx, slot, now);
  });
}
