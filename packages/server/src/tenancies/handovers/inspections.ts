import type { Inspection } from '@sewa/api/client';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId, makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { type SignedIn, signedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { useFiles } from '../rental-files/useFiles.ts';
import { getOwnRental, type OwnRental } from '../rentals/getOwnRental.ts';
import { isWholeUnit } from '../rentals/judgeTerms.ts';
import { lockRental } from '../rentals/rentalQueries.ts';
import type { PartyRow, RentalRow } from '../rentals/rentalRow.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { describeInspection } from './describeInspection.ts';
import {
  findInspection,
  type InspectionRow,
  insertInspection,
  listInspectionRows,
  lockInspection,
  updateInspection,
} from './inspectionQueries.ts';
import * as messages from './messages.ts';
import { copyRooms, planRooms } from './planRooms.ts';

type Rooms = Inspection['rooms'];

/** An inspection of a rental of the user. Throws for anybody else. */
async function getOwnInspection(
  ctx: Pick<SignedIn, 'db' | 'session'>,
  id: string,
): Promise<OwnRental & { readonly inspection: InspectionRow }> {
  const inspection = isRandomId(id) ? await findInspection(ctx.db, id) : null;
  if (!inspection) throw new HttpError('not-found');
  return { ...(await getOwnRental(ctx, inspection.rental_id)), inspection };
}

const canInspect = {
  'move-in': ['signed'],
  'move-out': ['running', 'ending', 'ended'],
  visit: ['running', 'ending'],
} as const satisfies Record<Inspection['kind'], readonly RentalRow['state'][]>;

const isOpen = ({ state }: RentalRow, kind: Inspection['kind']): boolean => {
  const states: readonly RentalRow['state'][] = canInspect[kind];
  return states.includes(state);
};

/** What an inspection begins with: the rooms of the listing, or what was confirmed at the start. */
async function planInspection(tx: InTransaction, rental: RentalRow, kind: Inspection['kind']) {
  const before = (await listInspectionRows(tx.db, rental.id)).find((row) => row.kind === 'move-in');
  if (kind !== 'move-in' && before)
    return {
      rooms: copyRooms(before.rooms),
      meters: before.meters.map(({ kind: meter }) => ({ kind: meter, reading: '' })),
      keys: before.keys,
    };
  return {
    rooms: planRooms({
      bedrooms: rental.number_of_bedrooms,
      bathrooms: rental.number_of_bathrooms,
      isWhole: isWholeUnit(rental),
    }),
    meters: [],
    keys: [],
  };
}

/** Begins to record the state of a home; at the start and at the end there is one record. */
export const startInspection = defineVerb(
  signedUp,
  (ctx, { id, body: { kind } }: RouteInput<'startInspection'>): Promise<Inspection> =>
    ctx.transaction(async (tx) => {
      const { me } = await getOwnRental(tx, id);
      if (me.actor_type === 5) throw new HttpError('not-allowed');
      const rental = await lockRental(tx.db, id);
      const known = (await listInspectionRows(tx.db, id)).find(
        (row) => row.kind === kind && kind !== 'visit',
      );
      if (known) return describeInspection(known);
      if (!isOpen(rental, kind)) throw makeNotOpenError();
      const plan = await planInspection(tx, rental, kind);
      const inspectionId = makeRandomId();
      await insertInspection(tx.db, {
        ...plan,
        id: inspectionId,
        rentalId: id,
        kind,
        partyId: me.id,
        now: tx.now,
      });
      const row = await findInspection(tx.db, inspectionId);
      if (!row) throw new Error('An inspection was not inserted.');
      return describeInspection(row);
    }),
);

/** The state of a home. */
export const getInspection = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'getInspection'>): Promise<Inspection> =>
    describeInspection((await getOwnInspection(ctx, id)).inspection),
);

/** Items with the remarks that each side made itself: nobody writes for the other. */
function keepRemarks(rooms: Rooms, before: Rooms, { side }: PartyRow): Rooms {
  const keyOf = (room: Rooms[number], item: Rooms[number]['items'][number]): string =>
    item.id ?? `${room.name}/${item.name}`;
  const known = new Map(
    before.flatMap((room) => room.items.map((item) => [keyOf(room, item), item.remarks ?? {}])),
  );
  return rooms.map((room) => ({
    ...room,
    items: room.items.map(({ remarks, ...item }) => {
      const kept = {
        ...known.get(keyOf(room, item)),
        ...(remarks?.[side] === undefined ? {} : { [side]: remarks[side] }),
      };
      return Object.keys(kept).length === 0 ? item : { ...item, remarks: kept };
    }),
  }));
}

/** Writes the state of a home. Throws if it is frozen, the version is stale, or a file is somebody else's. */
export const changeInspection = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'changeInspection'>): Promise<Inspection> =>
    ctx.transaction(async (tx) => {
      const { rental: before, me } = await getOwnInspection(tx, id);
      if (me.actor_type === 5) throw new HttpError('not-allowed');
      const rental = await lockRental(tx.db, before.id);
      const inspection = await lockInspection(tx.db, id);
      if (!inspection) throw new HttpError('not-found');
      if (inspection.frozen_at !== null) throw makeNotOpenError(messages.inspectionFrozenReason);
      requireVersion(body.version, inspection.version);
      if (!isOpen(rental, inspection.kind)) throw makeNotOpenError();
      const fileIds = body.rooms.flatMap(({ items }) => items.flatMap((item) => item.fileIds));
      await useFiles(tx, { rental, me, fileIds, kind: 'photo', field: 'rooms' });
      const rooms = keepRemarks(body.rooms, inspection.rooms, me);
      await updateInspection(tx.db, { id, rooms, meters: body.meters, keys: body.keys, now: tx.now });
      const row = await findInspection(tx.db, id);
      if (!row) throw new HttpError('not-found');
      return describeInspection(row);
    }),
);
