import Stripe from 'stripe';
import { type ProviderEvent, SignatureError } from '../PaymentProvider.ts';

const TOLERANCE_SECONDS = 300;

const kinds: readonly (readonly [prefix: string, kind: ProviderEvent['kind']])[] = [
  ['setup_intent.', 'setup'],
  ['payment_intent.', 'charge'],
  ['charge.refund.', 'refund'],
  ['charge.', 'charge'],
  ['refund.', 'refund'],
  ['payment_method.', 'mandate'],
  ['account.', 'payee'],
];

/** Our reference in the metadata of an object, or null. */
function findRef(object: object): string | null {
  const metadata: unknown = 'metadata' in object ? object.metadata : null;
  if (typeof metadata !== 'object' || metadata === null || !('ref' in metadata)) return null;
  return typeof metadata.ref === 'string' ? metadata.ref : null;
}

function findKind({ type, data: { object } }: Stripe.Event): ProviderEvent['kind'] | null {
  if (type.startsWith('checkout.session.'))
    return 'mode' in object && object.mode === 'setup' ? 'setup' : 'charge';
  return kinds.find(([prefix]) => type.startsWith(prefix))?.[1] ?? null;
}

/** What an event is about; one of something that isn't ours is `other`. */
export function parseEvent(event: Stripe.Event): ProviderEvent {
  const { object } = event.data;
  const kind = findKind(event);
  const ref = kind === 'mandate' ? ('id' in object ? (object.id ?? null) : null) : findRef(object);
  return kind && ref ? { id: event.id, kind, ref } : { id: event.id, kind: 'other', ref: null };
}

/** The event of a webhook that one of the secrets signed within five minutes; throws `SignatureError`. */
export function verifyStripeWebhook(
  stripe: Stripe,
  secrets: readonly string[],
  body: Uint8Array,
  signature: string | undefined,
  now: Date,
): ProviderEvent[] {
  for (const secret of signature ? secrets : []) {
    try {
      return [
        parseEvent(
          stripe.webhooks.constructEvent(
            body,
            signature ?? '',
            secret,
            TOLERANCE_SECONDS,
            undefined,
            now.getTime(),
          ),
        ),
      ];
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  throw new SignatureError('No secret of the webhook signed this.');
}
