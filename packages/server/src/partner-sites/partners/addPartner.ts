import { randomBytes } from 'node:crypto';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { parsePartnerOrigin } from './parsePartnerOrigin.ts';
import { insertPartner } from './queries.ts';

/** The most sites of one partner. */
const MAX_ORIGINS = 20;

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

const makeKey = (): string => Array.from(randomBytes(20), (byte) => alphabet.charAt(byte % 32)).join('');

/** Adds a partner and returns its key. Throws, in words for a terminal, if an origin of its sites can't be used. */
export const addPartner = defineVerb(
  system,
  async ({ db, now }, { name, origins }: { name: string; origins: readonly string[] }): Promise<string> => {
    const parsed = [...new Set(origins.map(parsePartnerOrigin))];
    if (parsed.length === 0) throw new Error('A partner has at least one site: name it with --origin.');
    if (parsed.length > MAX_ORIGINS) throw new Error(`A partner has ${MAX_ORIGINS} sites at most.`);
    const key = makeKey();
    await insertPartner(db, { key, name, origins: parsed }, now);
    return key;
  },
);
