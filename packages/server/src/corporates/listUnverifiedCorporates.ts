import { defineVerb } from '../calling/defineVerb.ts';
import { mayReadCorporates } from '../permissions/whoMayAsk.ts';
import { listUnverifiedRows } from './verificationQueries.ts';

/** The corporates that wait to be verified, for operators. */
export const listUnverifiedCorporates = defineVerb(mayReadCorporates, ({ db }) => listUnverifiedRows(db));
