import { randomBytes } from 'node:crypto';
import { corporateBanks } from '@sewa/api/schema';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import type { PaymentProviders } from '../payment-providers/PaymentProviders.ts';
import type { ChosenMethod } from './setupQueries.ts';

const MINUTE_MS = 60_000;
/** How long people have at a bank, and companies: 48 hours, and one for the bank's answer to arrive. */
const lifetimes = { retail: 20 * MINUTE_MS, corporate: 49 * 60 * MINUTE_MS } as const;

/** A new random reference of ours; eGIRO takes up to 35 letters, digits and hyphens. */
export const makeReference = (): string => randomBytes(16).toString('hex');

const refuseBank = (reason: string) => new HttpError('invalid', { fields: [{ name: 'bank', reason }] });

/** What somebody chose, ready to store; throws if there is no such bank for them, or no provider for it. */
export function chooseWay(
  { kind, bank, segment }: RouteInput<'beginPartnerSetup'>['body'],
  providers: PaymentProviders,
  now: Date,
): ChosenMethod {
  const isBank = kind === 'egiro';
  if (isBank && bank === undefined) throw refuseBank(messages.bankMissingReason);
  const isCorporate = isBank && segment === 'corporate';
  if (isCorporate && !corporateBanks.some((name) => name === bank))
    throw refuseBank(messages.corporateBankReason(corporateBanks));
  const provider = providers.getFor(kind).name;
  return {
    ref: makeReference(),
    kind,
    bank: isBank ? (bank ?? null) : null,
    segment: isCorporate ? 'corporate' : 'retail',
    provider,
    expiresAt: new Date(now.getTime() + lifetimes[isCorporate ? 'corporate' : 'retail']),
    nextPollAt: new Date(now.getTime() + MINUTE_MS),
  };
}
