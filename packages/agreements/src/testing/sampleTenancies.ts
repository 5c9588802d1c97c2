import type { Inspection, Rental, RentalDeposit, Repair } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';
import { makeSigned } from './sampleContracts.ts';
import { RENTAL_ID } from './sampleRentals.ts';

const item = (
  name: string,
  changes: Partial<Inspection['rooms'][number]['items'][number]> = {},
): Inspection['rooms'][number]['items'][number] => ({
  name,
  condition: 'good',
  words: '',
  fileIds: [],
  ...changes,
});

/** The state of a home at the start, while it is recorded, with changes. */
export const makeInspection = (changes: Partial<Inspection> = {}): Inspection => ({
  id: 'inspectionon',
  rentalId: RENTAL_ID,
  kind: 'move-in',
  version: 2,
  rooms: [
    {
      name: 'Living room',
      items: [
        item('Walls and ceiling'),
        item('Floor', {
          condition: 'worn',
          words: 'A scratch by the window',
          remarks: { landlord: 'It was there before.' },
        }),
      ],
    },
    { name: 'Kitchen', items: [item('Stove and hood'), item('Sink and tap')] },
  ],
  meters: [{ kind: 'electricity', reading: '12345.6' }],
  keys: [{ kind: 'Front door', count: 2 }],
  confirmedBy: ['landlord'],
  isFrozen: false,
  moveInId: null,
  createdAt: '2026-12-15T02:00:00.000Z',
  changedAt: '2026-12-15T03:00:00.000Z',
  ...changes,
});

/** A record in the list of its rental. */
const enter = ({
  id,
  kind,
  version,
  confirmedBy,
  isFrozen,
  changedAt,
}: Inspection): Rental['inspections'][number] => ({
  id,
  kind,
  version,
  confirmedBy,
  isFrozen,
  changedAt,
});

/** The first day of the tenancy, as the tenant sees it, with changes. */
export const makeFirstDay = (changes: Partial<Rental> = {}): Rental =>
  makeSigned({ now: '2026-12-15T04:00:00.000Z', lastDay: '2027-12-14', may: ['take-over'], ...changes });

/** A tenancy that runs, as the tenant sees it, with changes. */
export const makeRunning = (changes: Partial<Rental> = {}): Rental =>
  makeFirstDay({
    state: 'running',
    version: 12,
    inspections: [enter(makeInspection({ isFrozen: true, confirmedBy: ['tenant', 'landlord'] }))],
    may: ['terminate', 'move-out', 'invite'],
    ...changes,
  });

/** The deposit after the last day, with changes. */
export const makeDeposit = (changes: Partial<RentalDeposit> = {}): RentalDeposit => ({
  cents: 320_000,
  deductions: [],
  deductionState: 'none',
  dispute: null,
  toReturnCents: 320_000,
  returnBy: '2027-12-28',
  returns: [],
  settledAt: null,
  ...changes,
});

/** A deposit of which the landlord wants to keep something, with changes. */
export const makeProposed = (changes: Partial<RentalDeposit> = {}): RentalDeposit =>
  makeDeposit({
    deductions: [{ id: 'deduction222', words: 'A broken window', cents: 30_000, fileIds: [] }],
    deductionState: 'proposed',
    ...changes,
  });

/** A tenancy after its last day, as the tenant sees it, with changes. */
export const makeEnded = (changes: Partial<Rental> = {}): Rental =>
  makeRunning({
    state: 'ended',
    version: 20,
    now: '2027-12-16T04:00:00.000Z',
    deposit: makeProposed(),
    may: ['agree', 'dispute', 'returned'],
    ...changes,
  });

/** A tenancy of which everything is settled. */
export const makeSettled = (): Rental =>
  makeEnded({
    state: 'settled',
    deposit: makeProposed({
      deductionState: 'agreed',
      toReturnCents: 290_000,
      returns: [
        { side: 'landlord', cents: 290_000, on: '2027-12-20' },
        { side: 'tenant', cents: 290_000, on: '2027-12-20' },
      ],
      settledAt: '2027-12-20T04:00:00.000Z',
    }),
    may: [],
  });

/** A repair that the tenant reported, as the landlord's side answers it, with changes. */
export const makeRepair = (changes: Partial<Repair> = {}): Repair => ({
  id: 'repairone222',
  number: 1,
  state: 'reported',
  version: 1,
  reportedBy: 'tenant',
  words: 'The tap in the kitchen drips.',
  urgency: 'soon',
  fileIds: [],
  answer: null,
  quoteCents: null,
  payer: 'both',
  payerWords: 'The tenant pays up to $200 of it, the landlord what is above.',
  cents: null,
  invoiceFileId: null,
  tenantCents: null,
  confirmedBy: [],
  reportedAt: '2027-02-10T03:00:00.000Z',
  changedAt: '2027-02-10T03:00:00.000Z',
  may: ['answer', 'invoice', 'close'],
  ...changes,
});

/** Handlers of the records and repairs of a tenancy. */
export const serveTenancy = ({
  inspection = makeInspection(),
  repairs = [],
}: {
  readonly inspection?: Inspection;
  readonly repairs?: readonly Repair[];
} = {}): HttpHandler[] => [mockRoute('getInspection', inspection), mockRoute('listRepairs', [...repairs])];

/** A rental with a record in its list. */
export const withInspection = (rental: Rental, inspection: Inspection): Rental => ({
  ...rental,
  inspections: [enter(inspection)],
});
