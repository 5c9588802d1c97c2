import type { RentalEntry, RouteAnswer } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import type { RentalState } from '@sewa/tenancy';
import { listOwed } from '../../billing/bills/owedQueries.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import type { CsvFile } from '../../platform/papers/sendCsv.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listOpenAddenda, listStandings } from '../contracts/contractQueries.ts';
import { describeEntry } from './describeRental.ts';
import { findQuarter } from './findQuarter.ts';
import { formatRentalsCsv } from './formatRentalsCsv.ts';
import { listOffers } from './offerQueries.ts';
import { describeOwnParty, listParties } from './partyQueries.ts';
import { listRentalRows, listSignedRents, type RentalList } from './rentalQueries.ts';
import type { RentalRow } from './rentalRow.ts';
import { listTenancies } from './tenancyQueries.ts';

const PAGE_LENGTH = 50;
const place = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([a-z2-7]{12})$/;

function parseCursor(cursor: string): RentalList['after'] {
  const [, changedAt, id] = place.exec(cursor) ?? [];
  if (changedAt === undefined || id === undefined || Number.isNaN(Date.parse(changedAt)))
    throw new HttpError('invalid', { fields: [{ name: 'cursor', reason: "isn't one we gave" }] });
  return { changedAt, id };
}

const groupStates: Readonly<Record<'open' | 'running' | 'over', readonly RentalState[]>> = {
  open: ['talking', 'offered', 'expired', 'agreed', 'contracting', 'signing', 'signed'],
  running: ['running', 'ending'],
  over: ['ended', 'settled', 'withdrawn'],
};

type Filters = Pick<RentalList, 'states' | 'side' | 'listingId' | 'lastDay' | 'owingOn'>;

/** What a query asks for. Throws if it is invalid. */
function parseFilters(query: URLSearchParams, today: string): Filters {
  const { state, group, as, listingId } = parseFields(
    contract.getRentalsCsv.query,
    Object.fromEntries(query),
  );
  const ofGroup = group === 'open' || group === 'running' || group === 'over' ? groupStates[group] : null;
  return {
    states: state === undefined ? ofGroup : [state].filter((one) => ofGroup?.includes(one) ?? true),
    side: as ?? null,
    listingId: listingId ?? null,
    lastDay: group === 'ending' ? findQuarter(today) : null,
    owingOn: group === 'owing' ? today : null,
  };
}

/** Rentals as lists show them to the user. */
async function describeRows(
  { db, session, now }: SignedIn,
  rows: readonly RentalRow[],
): Promise<RentalEntry[]> {
  const { user_id: userId, corporate_id: corporateId } = session;
  const today = getToday(now);
  const ids = rows.map(({ id }) => id);
  const [parties, offers] = [await listParties(db, ids), await listOffers(db, ids)];
  const [standings, tenancies] = [await listStandings(db, ids), await listTenancies(db, ids)];
  const addenda = await listOpenAddenda(db, ids);
  const [rents, owed] = [await listSignedRents(db, ids, today), await listOwed(db, ids, today)];
  return rows.flatMap((row) => {
    const own = parties.filter(({ rental_id: id }) => id === row.id);
    const mine = own.filter((party) => !party.has_left);
    const me =
      mine.find((party) => party.user_id === userId) ??
      mine.find((party) => party.corporate_id !== null && party.corporate_id === corporateId);
    if (!me) return [];
    const ofRental = offers.filter(({ rental_id: id }) => id === row.id);
    const accepted = ofRental.find(({ state }) => state === 'accepted');
    const progress = {
      offer: ofRental.find(({ state }) => state === 'open') ?? null,
      standing: standings.get(row.id) ?? null,
      addendum: addenda.get(row.id) ?? null,
      tenancy: tenancies.get(row.id) ?? null,
    };
    return [
      describeEntry(row, { me: describeOwnParty(me, session), parties: own }, progress, {
        monthlyRent: rents.get(row.id) ?? accepted?.terms.monthlyRent ?? null,
        owed: owed.get(row.id) ?? null,
      }),
    ];
  });
}

/** The rentals that the user or their corporate is a party of, the last changed first. */
export const listRentals = defineVerb(
  signedIn,
  async (ctx, { query }: RouteInput<'listRentals'>): Promise<RouteAnswer<'listRentals'>> => {
    const { db, session, now } = ctx;
    const { cursor } = parseFields(contract.listRentals.query, Object.fromEntries(query));
    const found = await listRentalRows(db, {
      userId: session.user_id,
      corporateId: session.corporate_id,
      ...parseFilters(query, getToday(now)),
      after: cursor === undefined ? null : parseCursor(cursor),
      limit: PAGE_LENGTH + 1,
    });
    const rows = found.slice(0, PAGE_LENGTH);
    const last = rows.at(-1);
    const nextCursor =
      last && found.length > PAGE_LENGTH ? `${last.changed_at.toISOString()}_${last.id}` : null;
    return { items: await describeRows(ctx, rows), nextCursor };
  },
);

/** The same rentals, all of them, as CSV. */
export const getRentalsCsv = defineVerb(
  signedIn,
  async (ctx, { query }: RouteInput<'getRentalsCsv'>): Promise<CsvFile> => {
    const { db, session, now } = ctx;
    const today = getToday(now);
    const rows = await listRentalRows(db, {
      userId: session.user_id,
      corporateId: session.corporate_id,
      ...parseFilters(query, today),
      after: null,
      limit: null,
    });
    return { name: `contracts-${today}.csv`, text: formatRentalsCsv(await describeRows(ctx, rows)) };
  },
);
