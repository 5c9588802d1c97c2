import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { explainNoPartner } from './endPartner.ts';
import { parsePublicKey } from './parsePublicKey.ts';
import { insertPublicKey, lockLivePartner } from './queries.ts';

/** Adds a public key to a live partner and returns its fingerprint; the same key again changes nothing. */
export const addPublicKey = defineVerb(
  system,
  (ctx, { key, pem: text }: { key: string; pem: string }): Promise<string> =>
    ctx.transaction(async ({ db, now }) => {
      if (!(await lockLivePartner(db, key))) throw explainNoPartner(key);
      const { pem, fingerprint } = parsePublicKey(text);
      await insertPublicKey(db, { partnerKey: key, fingerprint, pem }, now);
      return fingerprint;
    }),
);
