import type { DeskPartner } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { maySearchDesk } from '../desk/whoMayAsk.ts';
import { listPartners } from './partnerQueries.ts';

/** All partners, those of companies and those that operators added. */
export const listDeskPartners = defineVerb(
  maySearchDesk,
  ({ db, now }): Promise<DeskPartner[]> => listPartners(db, now),
);
