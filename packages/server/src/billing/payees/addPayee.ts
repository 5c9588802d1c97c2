import { randomUUID } from 'node:crypto';
import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { within } from '../../platform/database/within.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { requireSealer } from '../../platform/sealing/requireSealer.ts';
import { findNextPoll } from '../polling/findNextPoll.ts';
import { applyPayee } from './applyPayee.ts';
import { describePayee, maskAccount } from './describePayee.ts';
import { locateAccount } from './locateAccount.ts';
import { parsePayNow } from './parsePayNow.ts';
import { insertPayee, listPayeeRows } from './queries.ts';
import { describeFailure, registerPayee } from './registerPayee.ts';
import { mayAddPayee } from './whoMayAsk.ts';

/** How long an answer waits for the provider, in milliseconds; it goes on by itself after that. */
const WAIT_MS = 4_000;

/**
 * Adds a payee and has its account checked by the provider, who alone is given its number. It is `checking` while the provider doesn't
 * answer, and asked about again.
 */
export const addPayee = defineVerb(
  mayAddPayee,
  async (ctx, { body }: RouteInput<'addPayee'>): Promise<RouteAnswer<'addPayee'>> => {
    const { session, now, log } = ctx;
    const { name, bank, accountNumber } = body;
    const sealer = requireSealer(ctx);
    const [provider] = ctx.paymentProviders.list();
    if (!provider) throw new HttpError('not-found');
    const paynow = body.paynow ? parsePayNow(body.paynow) : null;
    const id = randomUUID();
    const userId = session.user_id;
    await ctx.transaction(async ({ db }) => {
      await insertPayee(db, {
        id,
        userId,
        name,
        bank,
        sealed: sealer.seal(accountNumber, locateAccount(id)),
        masked: maskAccount(accountNumber),
        email: body.email ?? null,
        paynow,
        provider: provider.name,
        nextPollAt: findNextPoll(0, now),
        now,
      });
      await recordAudit(db, { userId, action: 'payee-added', details: { payee: id } }, now);
    });
    const checking = registerPayee(provider, { ref: id, name, bank, accountNumber })
      .then((answer) => applyPayee(ctx, id, answer))
      .catch((error: unknown) => log('warn', 'payee', { payee: id, failure: describeFailure(error) }));
    await within(WAIT_MS, checking);
    const [row] = await listPayeeRows(ctx.db, { text: 'p.id = $1', values: [id] });
    if (!row) throw new HttpError('not-found');
    const { state, usableFrom } = describePayee(row);
    return { id, state, usableFrom };
  },
);
