import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { readConversations } from '../chat/participantQueries.ts';
import { listEnquiredHomeRows } from './enquiryStateQueries.ts';

/** The homes that the user lets and somebody asked about. */
export const listEnquiredHomes = defineVerb(
  signedIn,
  async ({ db, session }): Promise<RouteAnswer<'listEnquiredHomes'>> => ({
    homes: await listEnquiredHomeRows(db, compilePermission(session, readConversations)),
    isCorporate: session.corporate_id !== null,
  }),
);
