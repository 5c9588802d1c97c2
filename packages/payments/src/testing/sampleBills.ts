import type {
  Bill,
  Payee,
  Payment,
  PaymentLink,
  PaymentMethod,
  Service,
  ServiceDraft,
} from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { billTransitions, listTransitions } from '@sewa/tenancy';
import type { HttpHandler } from 'msw';

const PAYEE = '7c7f4a4e-2f7b-4c55-9a61-0b6f1e0d7a01';
const METHOD = '7c7f4a4e-2f7b-4c55-9a61-0b6f1e0d7a02';
const CARD = '7c7f4a4e-2f7b-4c55-9a61-0b6f1e0d7a03';

/** Somebody who is paid. */
export const makePlanPayee = (changes: Partial<Payee> = {}): Payee => ({
  id: PAYEE,
  name: 'Olivia Tan',
  bank: 'DBS',
  masked: 'ending 6789',
  email: 'olivia@people.example',
  paynow: { kind: 'mobile', value: '+6591234567' },
  state: 'proven',
  usableFrom: '2026-11-01T02:00:00Z',
  ...changes,
});

/** A bank account and a card. */
export const sampleBillMethods: readonly PaymentMethod[] = [
  {
    id: METHOD,
    kind: 'egiro',
    masked: 'ending 1234',
    bank: 'OCBC',
    state: 'active',
    limit: 500_000,
    endsOn: null,
    services: 1,
    version: 1,
  },
  {
    id: CARD,
    kind: 'card',
    masked: 'ending 4242',
    bank: null,
    state: 'active',
    limit: null,
    endsOn: '2028-04-30',
    services: 0,
    version: 1,
  },
];

const { services: _, ...ownMethod } = sampleBillMethods[0] as PaymentMethod;

/** A rent plan that runs, of whoever pays. */
export const makePlan = (changes: Partial<Service> = {}): Service => {
  const { paynow, ...payee } = makePlanPayee();
  return {
    id: 'plantiong222',
    type: 'pay',
    state: 'active',
    version: 1,
    side: 'payer',
    may: ['change-method', 'change-payee', 'pause', 'end'],
    home: {
      address: { block: '58', street: 'Tiong Bahru Road', floor: '07', unit: '12', postalCode: '160058' },
      propertyType: 0,
    },
    monthlyRent: 250_000,
    rentChanges: [],
    rentalId: null,
    charges: [{ words: 'Parking', cents: 11_000 }],
    depositCents: 250_000,
    dueDay: 1,
    from: '2026-08-22',
    months: 12,
    until: '2027-08-21',
    payerName: 'Nur Aishah',
    payee,
    hasPayNow: paynow !== null,
    method: ownMethod,
    fileIds: [],
    nextBill: { id: 'billdecember', cents: 261_000, dueOn: '2026-12-01', state: 'open' },
    lastPaid: null,
    arrearsCents: 0,
    answer: null,
    createdAt: '2026-08-20T04:00:00Z',
    ...changes,
  };
};

/** A payment that was made by bank account. */
export const makePayment = (changes: Partial<Payment> = {}): Payment => ({
  id: 'paymentone22',
  billId: 'billnovember',
  serviceId: 'plantiong222',
  way: 'egiro',
  state: 'succeeded',
  reason: null,
  cents: 261_000,
  feeCents: 0,
  refundedCents: 0,
  redirectUrl: null,
  paidOn: '2026-11-02',
  createdAt: '2026-11-01T00:00:00Z',
  settledAt: '2026-11-02T02:00:00Z',
  hasReceipt: true,
  refunds: [],
  ...changes,
});

/** An open bill; of another state, what is open to the payer in it. */
export const makeBill = (changes: Partial<Bill> = {}): Bill => {
  const state = changes.state ?? 'open';
  return {
    id: 'billdecember',
    serviceId: 'plantiong222',
    kind: 'rent',
    period: '2026-12',
    dueOn: '2026-12-01',
    cents: 261_000,
    lines: [
      { kind: 'rent', words: 'Rent', cents: 250_000 },
      { kind: 'charge', words: 'Parking', cents: 11_000 },
    ],
    rule: null,
    paidCents: state === 'paid' ? 261_000 : 0,
    feeCents: 0,
    fees: { egiro: 0, card: 6_786, paynow: 0 },
    kinds: ['egiro', 'card', 'paynow'],
    state,
    isOverdue: false,
    collectOn: state === 'open' ? '2026-12-01' : null,
    may: listTransitions(billTransitions, state, 'payer').filter((name): name is Bill['may'][number] =>
      (state === 'paid' ? ['pay'] : ['pay', 'said-paid', 'confirm-paid', 'not-paid']).includes(name),
    ),
    remindedAt: null,
    canRemind: false,
    payments: [],
    version: 3,
    ...changes,
  };
};

/** A year's begin: a bill to pay, one overdue after a failed debit, one said paid, paid ones, and a part of a month. */
export const sampleBills: readonly Bill[] = [
  makeBill(),
  makeBill({
    id: 'billnovember',
    period: '2026-11',
    dueOn: '2026-11-01',
    isOverdue: true,
    collectOn: '2026-11-30',
    payments: [
      makePayment({
        id: 'paymentfail2',
        state: 'failed',
        reason: 'insufficient-funds',
        paidOn: null,
        settledAt: null,
        hasReceipt: false,
      }),
    ],
  }),
  makeBill({
    id: 'billoctober2',
    period: '2026-10',
    dueOn: '2026-10-01',
    state: 'said-paid',
    payments: [
      makePayment({ id: 'paymentsaid2', way: 'outside', state: 'said', hasReceipt: false, settledAt: null }),
    ],
  }),
  makeBill({
    id: 'billsept2222',
    period: '2026-09',
    dueOn: '2026-09-01',
    state: 'paid',
    payments: [makePayment({ id: 'paymentsept2', paidOn: '2026-09-02', way: 'card', feeCents: 6_786 })],
  }),
  makeBill({
    id: 'billaugust22',
    period: '2026-08',
    dueOn: '2026-08-22',
    state: 'paid',
    cents: 91_645,
    paidCents: 91_645,
    rule: '10 of 31 days',
    lines: [
      { kind: 'rent', words: 'Rent', cents: 80_645 },
      { kind: 'charge', words: 'Parking', cents: 11_000 },
    ],
    payments: [
      makePayment({
        id: 'paymentaug22',
        cents: 91_645,
        paidOn: '2026-08-22',
        refundedCents: 11_000,
        refunds: [
          {
            id: '7c7f4a4e-2f7b-4c55-9a61-0b6f1e0d7a09',
            cents: 11_000,
            words: 'Parking began in September',
            state: 'succeeded',
            createdAt: '2026-08-25T03:00:00Z',
          },
        ],
      }),
    ],
  }),
];

const payeeMay: Readonly<Partial<Record<Bill['state'], Bill['may']>>> = {
  open: ['record-paid'],
  'said-paid': ['confirm-paid', 'not-paid'],
};

/** The same bills as the payee sees them. */
export const payeeBills: readonly Bill[] = sampleBills.map((bill) => ({
  ...bill,
  may: payeeMay[bill.state] ?? [],
  canRemind: bill.isOverdue,
}));

/** A bill that the payee recorded as paid outside. */
export const recordedBill: Bill = makeBill({
  state: 'paid',
  may: ['not-paid'],
  payments: [makePayment({ way: 'outside', paidOn: '2026-11-06' })],
});

/** A bill that somebody without an account pays. */
export const makeLink = (changes: Partial<PaymentLink> = {}): PaymentLink => ({
  payeeName: 'Olivia Tan',
  street: '58 Tiong Bahru Road',
  kind: 'rent',
  period: '2026-12',
  dueOn: '2026-12-01',
  cents: 261_000,
  fees: { card: 6_786, paynow: 0 },
  state: 'open',
  expiresAt: '2026-12-20T04:00:00Z',
  payment: null,
  ...changes,
});

/** An application with everything but its check. */
export const makeServiceDraft = (changes: Partial<ServiceDraft> = {}): ServiceDraft => {
  const { home, monthlyRent, charges, depositCents, dueDay, months } = makePlan();
  return {
    type: 'pay',
    version: 4,
    fields: {
      home,
      monthlyRent,
      charges,
      depositCents,
      dueDay,
      months,
      from: '2026-12-22',
      payeeId: PAYEE,
      methodId: METHOD,
      fileIds: [],
    },
    ...changes,
  };
};

/** What of the sample plan a story or a test may have otherwise. */
export interface SampleBills {
  readonly service?: Service;
  readonly bills?: readonly Bill[];
  readonly payment?: Payment;
  readonly link?: PaymentLink | null;
  readonly draft?: ServiceDraft;
  readonly payees?: readonly Payee[];
  readonly methods?: readonly PaymentMethod[];
  /** Seconds a step-up still holds. @default 600 */
  readonly provenFor?: number;
}

/** Handlers that answer for a rent plan, its bills and what pays them. */
export const sampleBillAnswers = ({
  service = makePlan(),
  bills = sampleBills,
  payment = makePayment(),
  link = makeLink(),
  draft = makeServiceDraft(),
  payees = [makePlanPayee()],
  methods = sampleBillMethods,
  provenFor = 600,
}: SampleBills = {}): HttpHandler[] => [
  mockRoute('getService', service),
  mockRoute('listBills', [...bills]),
  mockRoute('getPayment', payment),
  mockRoute('getPaymentLink', link ?? new ApiError({ code: 'R002', status: 404 })),
  mockRoute('getServiceDraft', draft),
  mockRoute('listPayees', [...payees]),
  mockRoute('listPaymentMethods', [...methods]),
  mockRoute('getStepUps', {
    provenFor,
    isEmailProven: true,
    stepUp: null,
    issuers: [],
    phone: null,
    email: null,
  }),
  mockRoute('getBillPayNow', {
    text: '00020101021226370009SG.PAYNOW010100211+65912345670301052040000530370254072610.005802SG5910Olivia Tan6009Singapore62160112BILLDECEMBER6304A13A',
    cents: 261_000,
    reference: 'BILLDECEMBER',
    name: 'Olivia Tan',
  }),
];
