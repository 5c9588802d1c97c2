import { defineVerb } from '../calling/defineVerb.ts';
import { listUnverifiedRows } from './verificationQueries.ts';
import { mayReadCorporates } from './whoMayAsk.ts';

/** The corporates that wait to be verified, for operators. */
export const listUnverifiedCorporates = defineVerb(mayReadCorporates, ({ db }) => listUnverifiedRows(db));
