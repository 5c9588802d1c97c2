import type { RouteAnswer } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listOpenAddenda, listStandings } from '../contracts/contractQueries.ts';
import { describeEntry } from './describeRental.ts';
import { listOffers } from './offerQueries.ts';
import { describeOwnParty, listParties } from './partyQueries.ts';
import { listRentalRows, type RentalList } from './rentalQueries.ts';
import { listTenancies } from './tenancyQueries.ts';

const PAGE_LENGTH = 50;
const place = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([a-z2-7]{12})$/;

function parseCursor(cursor: string): RentalList['after'] {
  const [, changedAt, id] = place.exec(cursor) ?? [];
  if (changedAt === undefined || id === undefined || Number.isNaN(Date.parse(changedAt)))
    throw new HttpError('invalid', { fields: [{ name: 'cursor', reason: "isn't one we gave" }] });
  return { changedAt, id };
}

/** The rentals that the user or their corporate is a party of, the last changed first. */
export const listRentals = defineVerb(
  signedIn,
  async ({ db, session }, { query }: RouteInput<'listRentals'>): Promise<RouteAnswer<'listRentals'>> => {
    const { state, as, listingId, cursor } = parseFields(
      contract.listRentals.query,
      Object.fromEntries(query),
    );
    const { user_id: userId, corporate_id: corporateId } = session;
    const found = await listRentalRows(db, {
      userId,
      corporateId,
      state: state ?? null,
      side: as ?? null,
      listingId: listingId ?? null,
      after: cursor === undefined ? null : parseCursor(cursor),
      limit: PAGE_LENGTH + 1,
    });
    const rows = found.slice(0, PAGE_LENGTH);
    const ids = rows.map(({ id }) => id);
    const [parties, offers] = [await listParties(db, ids), await listOffers(db, ids)];
    const [standings, tenancies] = [await listStandings(db, ids), await listTenancies(db, ids)];
    const addenda = await listOpenAddenda(db, ids);
    const items = rows.flatMap((row) => {
      const own = parties.filter(({ rental_id: id }) => id === row.id);
      const mine = own.filter((party) => !party.has_left);
      const me =
        mine.find((party) => party.user_id === userId) ??
        mine.find((party) => party.corporate_id !== null && party.corporate_id === corporateId);
      const offer = offers.find((one) => one.rental_id === row.id && one.state === 'open') ?? null;
      const standing = standings.get(row.id) ?? null;
      return me
        ? [
            describeEntry(row, describeOwnParty(me, session), own, {
              offer,
              standing,
              addendum: addenda.get(row.id) ?? null,
              tenancy: tenancies.get(row.id) ?? null,
            }),
          ]
        : [];
    });
    const last = rows.at(-1);
    const nextCursor =
      last && found.length > PAGE_LENGTH ? `${last.changed_at.toISOString()}_${last.id}` : null;
    return { items, nextCursor };
  },
);
