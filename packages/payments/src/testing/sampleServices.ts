import type { Bill, Payee, PaymentDifference, RouteAnswer, Service, Statement } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';
import { makeMethod } from './sampleMethods.ts';

/** A landlord whose account is known to the bank. */
export const makePayee = (changes: Partial<Payee> = {}): Payee => ({
  id: '9c1c0a55-5b06-4f0b-9c5e-3f7d4a3d0c01',
  name: 'Olivia Tan',
  bank: 'UOB',
  masked: 'ending 6789',
  email: 'olivia@people.example',
  paynow: { kind: 'mobile', value: '+6591234567' },
  state: 'proven',
  usableFrom: '2026-11-02T03:00:00Z',
  ...changes,
});

const { paynow: _, ...samplePayee } = makePayee();
const { services: __, ...sampleMethod } = makeMethod();

/** A rent plan whose next bill is open. */
export const makeService = (changes: Partial<Service> = {}): Service => ({
  id: 'plantiong222',
  type: 'pay',
  state: 'active',
  version: 3,
  side: 'payer',
  may: ['pause', 'change-method', 'change-payee', 'end'],
  home: {
    address: { block: '58', street: 'Seng Poh Road', floor: '05', unit: '12', postalCode: '160058' },
    propertyType: 0,
  },
  monthlyRent: 250_000,
  rentChanges: [],
  rentalId: null,
  charges: [{ words: 'Parking', cents: 11_000 }],
  depositCents: 250_000,
  dueDay: 1,
  from: '2026-11-05',
  months: 12,
  until: '2027-11-04',
  payerName: 'Nur Aishah',
  payee: samplePayee,
  hasPayNow: true,
  method: sampleMethod,
  fileIds: ['1d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0d01'],
  nextBill: { id: 'billdecember', cents: 261_000, dueOn: '2026-12-01', state: 'open' },
  lastPaid: null,
  arrearsCents: 0,
  answer: null,
  createdAt: '2026-11-02T03:00:00Z',
  ...changes,
});

/** What an owner sees of it: no method, and nothing to change. */
export const makeReceivedService = (changes: Partial<Service> = {}): Service =>
  makeService({ side: 'payee', may: [], method: null, fileIds: [], ...changes });

/** An application that waits for terms. */
export const makeApplication = (changes: Partial<Service> = {}): Service =>
  makeService({
    id: 'carewaiting2',
    type: 'care',
    state: 'waiting',
    may: ['end'],
    payee: null,
    method: null,
    hasPayNow: false,
    charges: [],
    depositCents: null,
    nextBill: null,
    fileIds: [],
    ...changes,
  });

/** Services of every kind, on both sides. */
export const sampleServices: Service[] = [
  makeService(),
  makeReceivedService({
    id: 'planreceived',
    payerName: 'Jun Wei Lim',
    home: {
      address: {
        block: '210',
        street: 'Ang Mo Kio Avenue 3',
        floor: '08',
        unit: '114',
        postalCode: '560210',
      },
      propertyType: 0,
    },
    arrearsCents: 280_000,
    nextBill: { id: 'billovertwo2', cents: 280_000, dueOn: '2026-11-01', state: 'open' },
    monthlyRent: 280_000,
    charges: [],
  }),
  makeApplication(),
];

/** Answers what somebody pays, from services of both sides: all on one page. */
export const answerPaid = (services: readonly Service[]): HttpHandler =>
  mockRoute('listPaidServices', (request) => {
    const isPlan = new URL(request.url).searchParams.get('kind') !== 'applications';
    const items = services.filter(({ side, type }) => side === 'payer' && (type === 'pay') === isPlan);
    const late = items.filter(({ arrearsCents }) => arrearsCents > 0);
    return {
      items,
      nextCursor: null,
      total: items.length,
      arrears: {
        services: late.length,
        cents: late.reduce((sum, { arrearsCents }) => sum + arrearsCents, 0),
      },
    };
  });

const makeLatestBill = (changes: Partial<Bill>): Bill => ({
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
  paidCents: 0,
  feeCents: 0,
  fees: { egiro: 0, card: 6_786, paynow: 0 },
  kinds: ['egiro', 'card', 'paynow'],
  state: 'open',
  isOverdue: false,
  collectOn: '2026-12-01',
  may: ['pay', 'said-paid'],
  remindedAt: null,
  canRemind: false,
  payments: [],
  version: 1,
  ...changes,
});

/** The latest bills of the sample rent plan. */
export const latestBills: Bill[] = [
  makeLatestBill({}),
  makeLatestBill({
    id: 'billnovember',
    period: '2026-11',
    dueOn: '2026-11-05',
    cents: 227_667,
    rule: '26 of 30 days',
    paidCents: 227_667,
    state: 'paid',
    may: [],
  }),
];

/** A year of one side. */
const makeStatement = (changes: Partial<Statement> = {}): Statement => ({
  year: 2026,
  side: 'payer',
  items: [],
  totalCents: 477_667,
  months: Array.from({ length: 12 }, () => 0),
  nextCursor: null,
  ...changes,
});

/** An application as operators see it. */
export const sampleApplication: RouteAnswer<'listApplications'>[number] = {
  id: 'carewaiting2',
  type: 'care',
  version: 1,
  state: 'waiting',
  applicantName: 'Nur Aishah',
  monthlyRent: 250_000,
  months: 12,
  from: '2026-12-01',
  street: 'Seng Poh Road',
  createdAt: '2026-11-18T03:00:00Z',
};

/** A payment that the provider knows and we don't. */
export const sampleDifference: PaymentDifference = {
  id: '2e2f0a55-5b06-4f0b-9c5e-3f7d4a3d0e01',
  kind: 'amount',
  provider: 'sandbox',
  paymentId: 'paynovember2',
  ours: '2276.67',
  theirs: '2276.76',
  foundAt: '2026-11-19T18:00:00Z',
};

/** Answers the statement of the side that is asked for. */
export const answerStatements = (): HttpHandler =>
  mockRoute('getStatement', (request) => {
    const isPayee = new URL(request.url).searchParams.get('as') === 'payee';
    return makeStatement(isPayee ? { side: 'payee', totalCents: 560_000 } : {});
  });

/** Handlers for one service with its bills, and for what it can be changed to. */
export const answerService = (service: Service, bills: readonly Bill[] = latestBills): HttpHandler[] => [
  mockRoute('getService', service),
  mockRoute('listBills', [...bills]),
  mockRoute('listPayees', [makePayee()]),
  mockRoute('listPaymentMethods', [makeMethod()]),
];
