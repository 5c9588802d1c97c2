import { makeListingId } from '@sewa/server';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long before its due day the next bill is there, at most. */
const DAYS_AHEAD = 7;
/** No month is shorter. */
const LAST_DUE_DAY = 28;

/** The one rent plan of the sample market: a tenant who pays the landlord of a home that will be free again. */
export const samplePlan = {
  id: makeListingId('sample plan', 'sofia-rossi'),
  payerId: 'sample-sofia-rossi',
  home: '16b',
  months: 6,
  payee: {
    id: '5a3b1e50-0000-4000-8000-000000000001',
    name: 'Wong Kok Fai',
    bank: 'OCBC',
    masked: 'ending 6789',
    email: 'wong-kf@people.example',
  },
} as const;

/** A month of the plan. */
export interface SampleMonth {
  /** YYYY-MM. */
  readonly period: string;
  /** YYYY-MM-DD. */
  readonly dueOn: string;
}

/** The first four months of the plan at a moment: three are over, the fourth is due within a week. */
export function listSampleMonths(now: Date): { dueDay: number; from: string; months: SampleMonth[] } {
  const next = new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Singapore',
  });
  const [year = 0, month = 1, day = 1] = next.split('-').map(Number);
  const dueDay = Math.min(day, LAST_DUE_DAY);
  const months = [3, 2, 1, 0].map((ago): SampleMonth => {
    const period = new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7);
    return { period, dueOn: `${period}-${String(dueDay).padStart(2, '0')}` };
  });
  return { dueDay, from: `${months[0]?.period}-01`, months };
}
