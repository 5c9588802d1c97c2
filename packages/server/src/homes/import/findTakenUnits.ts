import type { Queryable } from '../../platform/database/database.ts';
import * as messages from '../../platform/messages/messages.ts';
import { makeAddressKey } from '../properties/addressKey.ts';
import type { RowProblem } from './cells.ts';
import { listLiveUnits } from './queries.ts';
import type { RowDraft } from './rowFormat.ts';

/** What is wrong with those of these rows whose unit has a live listing made here, by their number. */
export async function findTakenUnits(
  db: Queryable,
  rows: readonly { readonly row: number; readonly draft: RowDraft }[],
): Promise<Map<number, RowProblem[]>> {
  const keys = rows.flatMap(({ row, draft }) => {
    const { postalCode, ...address } = draft.listing.address;
    return postalCode === null ? [] : { row, key: makeAddressKey({ ...address, postalCode }) };
  });
  const live = await listLiveUnits(
    db,
    keys.map(({ key }) => key),
  );
  return new Map(
    keys.flatMap(({ row, key }) => {
      const listing = live.get(key);
      return listing === undefined
        ? []
        : [[row, [{ column: 'street', reason: messages.unitLiveReason(listing) }]] as const];
    }),
  );
}
