import { createHash, createPublicKey } from 'node:crypto';
import type { SandboxDatabase } from '../queries.ts';
import * as messages from './messages.ts';
import type { SandboxPartner } from './partnerPage.ts';

/** Adds the sandbox's partner to the database, with its site and its public key. It stays ended once an operator ended it. */
export async function registerPartner(
  db: SandboxDatabase,
  { key, privateKey, returnUrl }: SandboxPartner,
  now: Date,
): Promise<void> {
  const publicKey = createPublicKey(privateKey);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const fingerprint = createHash('sha256').update(der).digest('hex');
  // Other processes on the same database have sites and keys of their own.
  await db.query(
    `with partner as (
        insert into partners as p (key, name, origins, created_at) values ($1, $2, array[$3], $6)
          on conflict (key) do update set origins = (excluded.origins || array_remove(p.origins, $3))[1:20]
          returning key
      )
      insert into partner_public_keys (partner_key, fingerprint, pem, added_at) select key, $4, $5, $6 from partner
        on conflict do nothing`,
    [key, messages.partnerName, new URL(returnUrl).origin, fingerprint, pem, now],
  );
}
