import type { Queryable } from '../../platform/database/database.ts';
import type { ListingDraft } from '../listings/listingDraft.ts';
import * as messages from '../messages.ts';
import { makeAddressKey } from '../properties/addressKey.ts';
import type { RowProblem } from './cells.ts';
import { listLiveUnits } from './queries.ts';

/** What is wrong with those of these rows whose unit has another live listing made here, by their number. */
export async function findTakenUnits(
  db: Queryable,
  rows: readonly {
    readonly row: number;
    readonly id: string;
    readonly draft: { readonly listing: Pick<ListingDraft, 'address'> };
  }[],
): Promise<Map<number, RowProblem[]>> {
  const keys = rows.flatMap(({ row, id, draft }) => {
    const { postalCode, ...address } = draft.listing.address;
    return postalCode === null ? [] : { row, id, key: makeAddressKey({ ...address, postalCode }) };
  });
  const live = await listLiveUnits(
    db,
    keys.map(({ key }) => key),
  );
  return new Map(
    keys.flatMap(({ row, id, key }) => {
      const listing = live.get(key);
      return listing === undefined || listing === id
        ? []
        : [[row, [{ column: 'street', reason: messages.unitLiveReason(listing) }]] as const];
    }),
  );
}
