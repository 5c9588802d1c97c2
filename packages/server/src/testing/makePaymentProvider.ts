import type {
  ChargeKind,
  NewCharge,
  NewSetup,
  PaymentProvider,
  ProviderCharge,
  ProviderEvent,
  ProviderMandate,
  ProviderPayee,
  ProviderRefund,
  ProviderSetup,
} from '../billing/payment-providers/PaymentProvider.ts';
import { ProviderError, SignatureError } from '../billing/payment-providers/PaymentProvider.ts';

/** How a call of the fake goes wrong: the effect is lost, or only the answer. */
type Failure = 'before' | 'after';

/** A provider in memory whose outcomes a test sets. */
export interface TestProvider extends PaymentProvider {
  readonly setups: Map<string, ProviderSetup & { readonly asked: NewSetup }>;
  readonly charges: Map<string, ProviderCharge & { readonly asked: NewCharge }>;
  readonly refunds: Map<string, ProviderRefund & { readonly charge: string; readonly cents: number }>;
  readonly mandates: Map<string, ProviderMandate>;
  /** What the next charges become; `succeeded` by default. */
  nextCharge: Partial<ProviderCharge>;
  nextRefund: Partial<ProviderRefund>;
  nextPayee: ProviderPayee['state'];
  /** Calls that fail next, by name. */
  readonly failures: Map<
    'charge' | 'findCharge' | 'refund' | 'beginSetup' | 'findSetup' | 'cancelMandate',
    Failure
  >;
  /** Changes a setup; `active` makes its mandate. */
  finishSetup(ref: string, changes: Partial<ProviderSetup>): void;
  changeCharge(ref: string, changes: Partial<ProviderCharge>): void;
}

/** Makes a provider in memory. A webhook of it is JSON of events, with the header `x-signature: good`. */
export function makePaymentProvider(
  name = 'test',
  kinds: readonly ChargeKind[] = ['egiro', 'card', 'paynow'],
): TestProvider {
  const failures: TestProvider['failures'] = new Map();
  const payees = new Map<string, ProviderPayee>();
  const run = <Answer>(call: Parameters<typeof failures.get>[0], work: () => Answer): Answer => {
    const failure = failures.get(call);
    failures.delete(call);
    if (failure === 'before') throw new ProviderError('The connection was cut.');
    const answer = work();
    if (failure === 'after') throw new ProviderError('The connection was cut.');
    return answer;
  };
  const provider: TestProvider = {
    name,
    kinds,
    refundDays: 90,
    setups: new Map(),
    charges: new Map(),
    refunds: new Map(),
    mandates: new Map(),
    nextCharge: {},
    nextRefund: {},
    nextPayee: 'proven',
    failures,
    finishSetup(ref, changes) {
      const setup = provider.setups.get(ref);
      if (!setup) throw new Error(`There is no setup ${ref}.`);
      const mandate: ProviderMandate = {
        providerRef: `mandate-${ref}`,
        masked: 'ending 4242',
        source: null,
        bank: setup.asked.bank,
        limitCents: null,
        endsOn: null,
        state: 'active',
        ...changes.mandate,
      };
      if (changes.state === 'active') provider.mandates.set(mandate.providerRef, mandate);
      provider.setups.set(ref, {
        ...setup,
        redirectUrl: null,
        ...changes,
        mandate: changes.state === 'active' ? mandate : null,
      });
    },
    changeCharge(ref, changes) {
      const charge = provider.charges.get(ref);
      if (!charge) throw new Error(`There is no charge ${ref}.`);
      provider.charges.set(ref, { ...charge, ...changes });
    },
    beginSetup: async (asked) =>
      run('beginSetup', () => {
        const known = provider.setups.get(asked.ref);
        if (known) return known;
        const redirectUrl = `https://bank.example/setup?ref=${asked.ref}`;
        const setup = {
          providerRef: `setup-${asked.ref}`,
          state: 'pending',
          reason: null,
          redirectUrl,
          mandate: null,
          asked,
        } as const;
        provider.setups.set(asked.ref, setup);
        return setup;
      }),
    findSetup: async (ref) => run('findSetup', () => provider.setups.get(ref) ?? null),
    findMandate: async (ref) => provider.mandates.get(ref) ?? null,
    cancelMandate: async (ref) =>
      run('cancelMandate', () => {
        const mandate = provider.mandates.get(ref);
        if (mandate) provider.mandates.set(ref, { ...mandate, state: 'ended' });
      }),
    charge: async (asked) =>
      run('charge', () => {
        const known = provider.charges.get(asked.ref);
        if (known) return known;
        const state = provider.nextCharge.state ?? 'succeeded';
        const charge = {
          providerRef: `charge-${asked.ref}`,
          state,
          reason: null,
          redirectUrl: state === 'needs-action' ? `https://bank.example/charge?ref=${asked.ref}` : null,
          receivedCents: state === 'succeeded' ? asked.cents : 0,
          refundedCents: 0,
          ...provider.nextCharge,
          asked,
        };
        provider.charges.set(asked.ref, charge);
        return charge;
      }),
    findCharge: async (ref) => run('findCharge', () => provider.charges.get(ref) ?? null),
    async cancelCharge(ref) {
      const charge = provider.charges.get(ref);
      if (charge?.state === 'needs-action')
        provider.changeCharge(ref, { state: 'expired', redirectUrl: null });
      return provider.charges.get(ref) ?? null;
    },
    listCharges: async () => [...provider.charges].map(([ref, charge]) => ({ ...charge, ref })),
    refund: async ({ ref, charge, cents }) =>
      run('refund', () => {
        const known = provider.refunds.get(ref);
        if (known) return known;
        const refund = {
          providerRef: `refund-${ref}`,
          state: 'succeeded' as const,
          reason: null,
          ...provider.nextRefund,
          charge,
          cents,
        };
        provider.refunds.set(ref, refund);
        const found = [...provider.charges].find(([, { providerRef }]) => providerRef === charge);
        if (found && refund.state === 'succeeded')
          provider.changeCharge(found[0], { refundedCents: found[1].refundedCents + cents });
        return refund;
      }),
    findRefund: async (ref) => provider.refunds.get(ref) ?? null,
    async registerPayee({ ref }) {
      const payee = payees.get(ref) ?? { providerRef: `payee-${ref}`, state: provider.nextPayee };
      payees.set(ref, payee);
      return payee;
    },
    findPayee: async (providerRef) =>
      [...payees.values()].find((payee) => payee.providerRef === providerRef) ?? null,
    verifyWebhook(body, findHeader) {
      if (findHeader('x-signature') !== 'good') throw new SignatureError('The signature is wrong.');
      return JSON.parse(new TextDecoder().decode(body)) as ProviderEvent[];
    },
  };
  return provider;
}
