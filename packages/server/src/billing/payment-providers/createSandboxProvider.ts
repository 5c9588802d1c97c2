import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SandboxBankSettings } from '../../platform/settings/settings.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderEvent,
  ProviderRefusal,
  SignatureError,
} from './PaymentProvider.ts';

const TIMEOUT_MS = 10_000;

/** How old a webhook may be. */
const MAX_AGE_SECONDS = 300;

const REFUND_DAYS = 180;

const mandateSchema = z.object({
  providerRef: z.string(),
  masked: z.string(),
  source: z.string().nullable(),
  bank: z.string().nullable(),
  limitCents: z.number().int().nullable(),
  endsOn: z.iso.date().nullable(),
  state: z.enum(['active', 'suspended', 'ended']),
});
const setupSchema = z.object({
  providerRef: z.string(),
  state: z.enum(['pending', 'processing', 'active', 'rejected', 'abandoned', 'expired']),
  reason: z.string().nullable(),
  redirectUrl: z.url().nullable(),
  mandate: mandateSchema.nullable(),
});
const chargeSchema = z.object({
  ref: z.string(),
  providerRef: z.string(),
  state: z.enum(['processing', 'needs-action', 'succeeded', 'failed', 'expired', 'returned', 'disputed']),
  reason: z.string().nullable(),
  redirectUrl: z.url().nullable(),
  receivedCents: z.number().int().nonnegative(),
  refundedCents: z.number().int().nonnegative(),
});
const refundSchema = z.object({
  providerRef: z.string(),
  state: z.enum(['processing', 'succeeded', 'failed']),
  reason: z.string().nullable(),
});
const payeeSchema = z.object({ providerRef: z.string(), state: z.enum(['checking', 'proven', 'refused']) });
const refusalSchema = z.object({ refused: z.string() });
const eventSchema = z.object({ id: z.string(), type: z.string(), ref: z.string() });

/** A call of the bank's API. */
interface Call {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

const kinds: readonly ProviderEvent['kind'][] = ['setup', 'charge', 'refund', 'mandate', 'payee'];

/** Whether one of the header's signatures is right; the time is signed, too. */
function isSigned(body: Uint8Array, header: string, secret: string, now: Date): boolean {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (signature === '') return false;
  const wanted = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  const isRight = timingSafeEqual(wanted, Buffer.from(signature, 'hex'));
  return isRight && Math.abs(now.getTime() / 1_000 - Number(seconds)) <= MAX_AGE_SECONDS;
}

function parseEvent(body: Uint8Array): ProviderEvent {
  const { id, type, ref } = eventSchema.parse(JSON.parse(new TextDecoder().decode(body)));
  const [name] = type.split('.', 1);
  return { id, kind: kinds.find((kind) => kind === name) ?? 'other', ref };
}

/** The sandbox's bank as a provider: eGIRO, cards and PayNow, with every failure a real one has. */
export function createSandboxProvider({ url, key, webhookSecret }: SandboxBankSettings): PaymentProvider {
  const send = async ({ method, path, body }: Call): Promise<Response> => {
    try {
      return await fetch(`${url}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (cause) {
      throw new ProviderError('The bank did not answer.', { cause });
    }
  };
  /** The answer of a call, null where there is nothing. */
  const find = async <Schema extends z.ZodType>(
    call: Call,
    schema: Schema,
  ): Promise<z.output<Schema> | null> => {
    const response = await send(call);
    const content: unknown = await response.json().catch(() => null);
    if (response.status === 404) return null;
    const refusal = response.status === 422 ? refusalSchema.safeParse(content) : null;
    if (refusal?.success) throw new ProviderRefusal(refusal.data.refused);
    const answer = schema.safeParse(content);
    if (!response.ok || !answer.success) throw new ProviderError(`The bank answered ${response.status}.`);
    return answer.data;
  };
  const get = async <Schema extends z.ZodType>(call: Call, schema: Schema): Promise<z.output<Schema>> => {
    const found = await find(call, schema);
    if (found === null) throw new ProviderError('The bank answered 404.');
    return found;
  };
  const at = (things: string, ref: string) => `${things}/${encodeURIComponent(ref)}`;
  return {
    name: 'sandbox',
    kinds: ['egiro', 'card', 'paynow'],
    refundDays: REFUND_DAYS,
    beginSetup: ({ ref, expiresAt, ...asked }) =>
      get(
        { method: 'PUT', path: at('setups', ref), body: { ...asked, expiresAt: expiresAt.toISOString() } },
        setupSchema,
      ),
    findSetup: (ref) => find({ method: 'GET', path: at('setups', ref) }, setupSchema),
    findMandate: (ref) => find({ method: 'GET', path: at('mandates', ref) }, mandateSchema),
    async cancelMandate(ref) {
      await find({ method: 'DELETE', path: at('mandates', ref) }, z.object({}));
    },
    charge: ({ ref, ...asked }) =>
      get({ method: 'PUT', path: at('charges', ref), body: asked }, chargeSchema),
    findCharge: (ref) => find({ method: 'GET', path: at('charges', ref) }, chargeSchema),
    cancelCharge: (ref) => find({ method: 'POST', path: `${at('charges', ref)}/cancel` }, chargeSchema),
    listCharges: (from, to) =>
      get(
        {
          method: 'GET',
          path: `charges?${new URLSearchParams({ from: from.toISOString(), to: to.toISOString() })}`,
        },
        z.array(chargeSchema),
      ),
    refund: ({ ref, ...asked }) =>
      get({ method: 'PUT', path: at('refunds', ref), body: asked }, refundSchema),
    findRefund: (ref) => find({ method: 'GET', path: at('refunds', ref) }, refundSchema),
    registerPayee: ({ ref, bank, accountNumber }) =>
      get({ method: 'PUT', path: at('payees', ref), body: { bank, accountNumber } }, payeeSchema),
    findPayee: (ref) => find({ method: 'GET', path: at('payees', ref) }, payeeSchema),
    verifyWebhook(body, findHeader, now) {
      if (!isSigned(body, findHeader('sewa-bank-signature') ?? '', webhookSecret, now))
        throw new SignatureError('The signature is wrong or too old.');
      return [parseEvent(body)];
    },
  };
}
