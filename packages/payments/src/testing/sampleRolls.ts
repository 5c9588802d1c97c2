import type { Bill, RentRoll, RentRollRow, RentYear, Statement } from '@sewa/api/client';
import { makeBill, makePayment } from './sampleBills.ts';

const streets = ['Ang Mo Kio Avenue 3', 'Bedok North Street 1', 'Seng Poh Road', 'Tampines Street 21'];
const names = ['Jun Wei Lim', 'Nur Aishah binte Abdullah', 'Priya Ramasamy', 'Siti Hajar'];

/** A row of a rent roll with a bill of its own that is overdue. */
export function makeRollRow(changes: Partial<RentRollRow> = {}, bill: Partial<Bill> = {}): RentRollRow {
  const cents = changes.cents ?? 280_000;
  const id = changes.bill?.id ?? 'billovertwo2';
  return {
    serviceId: 'planreceived',
    address: { block: '210', street: 'Ang Mo Kio Avenue 3', floor: '08', unit: '114', postalCode: '560210' },
    payerName: 'Jun Wei Lim',
    dueDay: 1,
    kind: 'rent',
    period: '2026-11',
    dueOn: '2026-11-01',
    cents,
    receivedCents: 0,
    openCents: cents,
    state: 'overdue',
    hasFailed: false,
    way: null,
    bill: makeBill({
      id,
      period: '2026-11',
      dueOn: '2026-11-01',
      cents,
      isOverdue: true,
      collectOn: null,
      may: ['record-paid'],
      canRemind: true,
      ...bill,
    }),
    ...changes,
  };
}

const paid = (id: string, cents: number): RentRollRow => {
  const payment = makePayment({
    id: `pay${id.slice(3)}`,
    billId: id,
    state: 'succeeded',
    cents,
    hasReceipt: true,
  });
  const bill: Partial<Bill> = {
    id,
    state: 'paid',
    isOverdue: false,
    paidCents: cents,
    canRemind: false,
    may: [],
    payments: [payment],
  };
  return makeRollRow({ cents, receivedCents: cents, openCents: 0, state: 'paid', way: payment.way }, bill);
};

/** Rows of every state. */
export const sampleRollRows: RentRollRow[] = [
  makeRollRow({}),
  makeRollRow(
    {
      serviceId: 'plansaysitis',
      payerName: 'Nur Aishah binte Abdullah',
      address: { block: '58', street: 'Seng Poh Road', floor: '05', unit: '12', postalCode: '160058' },
      state: 'said-paid',
      way: 'outside',
      dueOn: '2026-11-05',
      dueDay: 5,
      cents: 250_000,
      openCents: 250_000,
    },
    {
      id: 'billsaysitis',
      state: 'said-paid',
      isOverdue: false,
      canRemind: false,
      may: ['confirm-paid', 'not-paid'],
      cents: 250_000,
    },
  ),
  makeRollRow(
    {
      serviceId: 'planplanned2',
      payerName: 'Priya Ramasamy',
      address: { block: null, street: 'Bedok Rise', floor: null, unit: null, postalCode: '469001' },
      state: 'planned',
      dueOn: '2026-11-30',
      dueDay: 31,
      bill: null,
      cents: 620_050,
      openCents: 620_050,
    },
    {},
  ),
  {
    ...paid('billpaidpaid', 310_000),
    serviceId: 'planpaidpaid',
    payerName: 'Siti Hajar',
    address: { block: '12', street: 'Bedok Road', floor: '05', unit: '67', postalCode: '460012' },
  },
];

/** The rent of a month, with the sums of its rows. */
export function makeRoll(
  rows: readonly RentRollRow[] = sampleRollRows,
  changes: Partial<RentRoll> = {},
): RentRoll {
  const sum = (of: 'cents' | 'receivedCents', found = rows) =>
    found.reduce((total, row) => total + row[of], 0);
  const overdue = rows.filter(({ state }) => state === 'overdue');
  return {
    month: '2026-11',
    today: '2026-11-20',
    expectedCents: sum('cents'),
    receivedCents: sum('receivedCents'),
    overdueCents: overdue.reduce((total, { openCents }) => total + openCents, 0),
    earlierCents: 0,
    homes: rows.length,
    plans: rows.length,
    page: 1,
    pages: 1,
    rowCount: rows.length,
    rows: [...rows],
    ...changes,
  };
}

/** The first page of the rent of sixty homes. */
export const sixtyHomes = (): RentRoll => {
  const rows = Array.from({ length: 20 }, (_, index) =>
    makeRollRow(
      {
        serviceId: `planhome${String(index).padStart(4, '0')}`,
        payerName: names[index % names.length] ?? null,
        address: {
          block: String(100 + index),
          street: streets[index % streets.length] ?? '',
          floor: '07',
          unit: String(10 + index),
          postalCode: '520201',
        },
        cents: 210_000 + index * 1_050,
        openCents: 210_000 + index * 1_050,
      },
      { id: `billhome${String.fromCharCode(97 + index)}aaa` },
    ),
  );
  return makeRoll(rows, { homes: 60, plans: 60, pages: 3, rowCount: 60, expectedCents: 14_000_050 });
};

/** A year of two homes. */
export const sampleYear: RentYear = {
  year: 2026,
  dueCents: 3_360_000,
  receivedCents: 3_080_000,
  refundedCents: 20_000,
  netCents: 3_060_000,
  depositCents: 560_000,
  months: [0, 280_000, 280_000, 280_000, 280_000, 280_000, 560_000, 560_000, 540_000, 0, 0, 0],
  homeCount: 2,
  nextCursor: null,
  homes: [
    {
      address: {
        block: '210',
        street: 'Ang Mo Kio Avenue 3',
        floor: '08',
        unit: '114',
        postalCode: '560210',
      },
      dueCents: 2_800_000,
      receivedCents: 2_240_000,
      refundedCents: 20_000,
      netCents: 2_220_000,
      months: [
        { cents: 0, state: 'no-plan' },
        ...Array.from({ length: 7 }, () => ({ cents: 280_000, state: 'billed' as const })),
        { cents: 260_000, state: 'billed' },
        { cents: 0, state: 'billed' },
        { cents: 0, state: 'not-billed' },
        { cents: 0, state: 'ahead' },
      ],
    },
    {
      address: { block: '58', street: 'Seng Poh Road', floor: '05', unit: '12', postalCode: '160058' },
      dueCents: 560_000,
      receivedCents: 840_000,
      refundedCents: 0,
      netCents: 840_000,
      months: [
        ...Array.from({ length: 6 }, () => ({ cents: 0, state: 'no-plan' as const })),
        ...Array.from({ length: 3 }, () => ({ cents: 280_000, state: 'billed' as const })),
        { cents: 0, state: 'no-plan' },
        { cents: 0, state: 'no-plan' },
        { cents: 0, state: 'ahead' },
      ],
    },
  ],
};

/** What came in the same year by month, with the first payments of a month. */
export const sampleYearLines: Statement = {
  year: 2026,
  side: 'payee',
  items: [
    {
      on: '2026-02-01',
      billId: 'billfebruary',
      method: 'egiro',
      cents: 280_000,
      kind: 'rent',
      period: '2026-02',
      street: '210 Ang Mo Kio Avenue 3 #08-114',
      other: 'Jun Wei Lim',
    },
  ],
  totalCents: 280_000,
  months: [0, 280_000, 280_000, 280_000, 280_000, 280_000, 560_000, 560_000, 540_000, 0, 0, 0],
  nextCursor: null,
};
