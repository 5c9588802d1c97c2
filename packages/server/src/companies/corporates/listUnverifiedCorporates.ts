import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { listUnverifiedRows } from './verificationQueries.ts';
import { mayReadCorporates } from './whoMayAsk.ts';

/** Unverified corporates, for operators. */
export const listUnverifiedCorporates = defineVerb(mayReadCorporates, ({ db }) => listUnverifiedRows(db));
