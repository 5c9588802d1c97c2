import type { DeskWaitlist } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { maySearchDesk } from '../desk/whoMayAsk.ts';
import { listWaitlists } from './waitlistQueries.ts';

/** The waitlists with how many people joined each. */
export const listDeskWaitlists = defineVerb(
  maySearchDesk,
  ({ db }): Promise<DeskWaitlist[]> => listWaitlists(db),
);
