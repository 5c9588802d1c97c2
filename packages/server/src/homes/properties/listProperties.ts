import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { describeImported } from '../imported-listings/describeImported.ts';
import { listImportedListings, managedListings } from '../imported-listings/importedQueries.ts';
import { collectProperties } from './collectProperties.ts';
import { parseCursor, serializeCursor } from './cursor.ts';
import { parseState } from './parseState.ts';
import { listUnits } from './unitQueries.ts';
import { findViewer } from './Viewer.ts';
import { mayListProperties } from './whoMayAsk.ts';

/** Units on a page. */
const PAGE_SIZE = 20;

/** A page of the units of the user and of the corporate they act for, newest first. Throws if the cursor or state is invalid. */
export const listProperties = defineVerb(
  mayListProperties,
  async (
    { db, session, now },
    { query }: RouteInput<'listProperties'>,
  ): Promise<RouteAnswer<'listProperties'>> => {
    const cursor = query.get('cursor');
    const after = cursor ? parseCursor(cursor) : null;
    const state = parseState(query.get('state'));
    const viewer = await findViewer(db, session, now);
    const units = await listUnits(db, { session, viewer }, { after, state, max: PAGE_SIZE + 1 });
    const shown = units.slice(0, PAGE_SIZE);
    const last = units.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      items: await collectProperties(db, shown, viewer),
      nextCursor: last ? serializeCursor(last) : null,
      imported: after
        ? []
        : (await listImportedListings(db, compilePermission(session, managedListings), state)).map(
            describeImported,
          ),
    };
  },
);
