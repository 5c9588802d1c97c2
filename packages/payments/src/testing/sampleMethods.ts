import type { PartnerSetup, PaymentMethod, PaymentReference, PaymentSetup } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';

/** A bank account that is paid with. */
export const makeMethod = (changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: '7a1c0a55-5b06-4f0b-9c5e-3f7d4a3d0a01',
  kind: 'egiro',
  masked: 'ending 1234',
  bank: 'DBS',
  state: 'active',
  limit: 400_000,
  endsOn: null,
  services: 1,
  version: 1,
  ...changes,
});

/** Payment methods in every state. */
export const sampleMethods: PaymentMethod[] = [
  makeMethod(),
  makeMethod({
    id: '7a1c0a55-5b06-4f0b-9c5e-3f7d4a3d0a02',
    kind: 'card',
    masked: 'ending 4242',
    bank: null,
    limit: null,
    endsOn: '2028-03-31',
    services: 0,
  }),
  makeMethod({
    id: '7a1c0a55-5b06-4f0b-9c5e-3f7d4a3d0a03',
    masked: 'ending 8807',
    bank: 'OCBC',
    state: 'suspended',
    limit: null,
    services: 0,
  }),
  makeMethod({
    id: '7a1c0a55-5b06-4f0b-9c5e-3f7d4a3d0a04',
    masked: 'ending 5519',
    bank: 'SCB',
    state: 'ended',
    endsOn: '2026-10-31',
    services: 0,
  }),
];

/** A setup of a bank account that is not finished at the bank yet. */
export const makeSetup = (changes: Partial<PaymentSetup> = {}): PaymentSetup => ({
  id: '8b1c0a55-5b06-4f0b-9c5e-3f7d4a3d0b01',
  kind: 'egiro',
  bank: 'DBS',
  segment: 'retail',
  serviceId: null,
  state: 'pending',
  reason: null,
  methodId: null,
  // A fragment, so that a page that goes on by itself stays.
  redirectUrl: '#bank',
  expiresAt: '2026-11-20T04:20:00Z',
  ...changes,
});

/** The setup of a partner's customer, who has not chosen yet. */
export const makePartnerSetup = (
  changes: Partial<PartnerSetup> = {},
  setup: Partial<PaymentSetup> = {},
): PartnerSetup => ({
  id: '8b1c0a55-5b06-4f0b-9c5e-3f7d4a3d0b01',
  purpose: 'setup',
  partnerName: 'Harbour Living',
  setup: makeSetup({ kind: null, bank: null, redirectUrl: null, ...setup }),
  current: null,
  returnUrl: '#partner',
  ...changes,
});

/** What is to be approved at DBS. */
export const makeReference = (changes: Partial<PaymentReference> = {}): PaymentReference => ({
  kind: 'setup',
  id: '8b1c0a55-5b06-4f0b-9c5e-3f7d4a3d0b01',
  bank: 'DBS',
  segment: 'retail',
  state: 'pending',
  cents: null,
  limit: 400_000,
  url: '#dbs',
  returnPath: '/profile/payment/new/bank?setup=8b1c0a55-5b06-4f0b-9c5e-3f7d4a3d0b01',
  ...changes,
});

/** The step-up of somebody, which holds for some seconds. */
export const answerStepUps = (provenFor = 300): HttpHandler =>
  mockRoute('getStepUps', {
    provenFor,
    issuers: [],
    isEmailProven: true,
    stepUp: null,
    phone: null,
    email: null,
  });
