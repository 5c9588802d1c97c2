import { createHmac } from 'node:crypto';
import { describeProvider, type ProviderBench } from '../../testing/describeProvider.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { startStripe } from '../../testing/startStripe.ts';
import { startTestBank } from '../../testing/startTestBank.ts';
import type { AccountRow, IntentRow, SessionRow } from '../../testing/stripe/stripeRows.ts';
import { createStripeProvider } from './createStripeProvider.ts';

const getDatabase = openTestDatabase();
const secrets = { current: 'whsec_current', former: 'whsec_former', foreign: 'whsec_foreign' };

async function openStripe(): Promise<ProviderBench> {
  const stripe = await startStripe();
  const { books } = stripe;
  return {
    provider: createStripeProvider({
      key: 'sk_test_key',
      webhookSecrets: [secrets.current, secrets.former],
      apiUrl: stripe.url,
    }),
    now: () => new Date(),
    close: stripe.close,
    async provePayee(id) {
      const account = books.get<AccountRow>(id, 'account');
      account.capabilities.transfers = 'active';
      account.payouts_enabled = true;
    },
    async act(ref, act) {
      const isOurs = (row: { metadata: Record<string, string> }) => row.metadata.ref === ref;
      const session = books.list<SessionRow>('checkout.session').find(isOurs);
      const intent = books.list<IntentRow>('payment_intent').find(isOurs);
      if (act === 'return' && intent) return void books.dispute(intent);
      const outcome = act === 'approve' || act === 'succeed' ? 'succeed' : 'fail';
      if (session) books.finishSession(session, act === 'abandon' ? 'leave' : outcome);
      else if (intent) books.finishAction(intent, outcome);
      else throw new Error(`There is nothing called ${ref}.`);
    },
    async sign(ref, secret, at) {
      const object = { object: 'payment_intent', id: 'pi_1', metadata: { ref } };
      const event = { id: `evt_${ref}`, object: 'event', type: 'payment_intent.succeeded', data: { object } };
      const { body, header } = stripe.sign(event, secrets[secret], at);
      return { body, headers: { 'stripe-signature': header } };
    },
  };
}

async function openSandbox(): Promise<ProviderBench> {
  const now = new Date('2026-11-28T04:00:00Z');
  const { bank, provider, ask, close } = await startTestBank(getDatabase().db, { now, realNow: now });
  return {
    provider,
    now: () => now,
    close,
    // It knows every account at once
    provePayee: async () => {},
    async act(ref, act) {
      const { status } = await ask(`/sandbox/payments/${ref}/${act}`, { method: 'POST' });
      if (status !== 204) throw new Error(`The sandbox answered ${status}.`);
    },
    async sign(ref, secret, at) {
      const key = secret === 'current' ? bank.webhookSecret : secrets[secret];
      const time = Math.floor(at.getTime() / 1000);
      const body = JSON.stringify({ id: `event-${ref}`, type: 'charge.succeeded', ref });
      const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
      const headers = { 'sewa-bank-signature': `t=${time},v1=${signature}` };
      return { body: new TextEncoder().encode(body), headers };
    },
  };
}

describeProvider('Stripe', openStripe, {
  methodKinds: ['card'],
  abandoned: 'expired',
  takesFormerSecret: true,
});

describeProvider('sandbox', openSandbox, {
  methodKinds: ['egiro', 'card'],
  abandoned: 'abandoned',
  takesFormerSecret: false,
});
