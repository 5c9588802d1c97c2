import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { makeRandomText } from '../../platform/database/ids.ts';
import { parsePartnerOrigin } from './parsePartnerOrigin.ts';
import { insertPartner } from './queries.ts';

/** The most sites of one partner. */
const MAX_ORIGINS = 20;

/** Adds a partner and returns its key. Throws, in words for a terminal, if an origin of its sites can't be used. */
export const addPartner = defineVerb(
  system,
  async ({ db, now }, { name, origins }: { name: string; origins: readonly string[] }): Promise<string> => {
    const parsed = [...new Set(origins.map(parsePartnerOrigin))];
    if (parsed.length === 0) throw new Error('A partner has at least one site: name it with --origin.');
    if (parsed.length > MAX_ORIGINS) throw new Error(`A partner has ${MAX_ORIGINS} sites at most.`);
    const key = makeRandomText(20);
    await insertPartner(db, { key, name, origins: parsed }, now);
    return key;
  },
);
