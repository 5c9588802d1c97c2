import { servicesPath } from '@sewa/paths';

/** What can be opened below a row. */
const rollPanels = ['received', 'refund'] as const;

/** Where somebody is in the rent of their homes. */
export interface RollPlace {
  /** Such as '2026-12'; without it this month. */
  readonly month?: string | undefined;
  readonly page?: string | undefined;
  /** A bill: its page is shown, wherever it has moved. */
  readonly about?: string | undefined;
  /** What is open below it. */
  readonly open?: (typeof rollPanels)[number] | undefined;
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const PAGE = /^[1-9]\d{0,2}$/;
const BILL = /^[a-z2-7]{12}$/;
const YEAR = /^20\d\d$/;

const pick = (params: URLSearchParams, name: string, pattern: RegExp): string | undefined => {
  const value = params.get(name);
  return value !== null && pattern.test(value) ? value : undefined;
};

/** Where an address leads; what isn't valid in it doesn't count. */
export const parseRollPlace = (params: URLSearchParams): RollPlace => ({
  month: pick(params, 'month', MONTH),
  page: pick(params, 'page', PAGE),
  about: pick(params, 'about', BILL),
  open: rollPanels.find((panel) => panel === params.get('open')),
});

/** What the call of the rent of a month asks for. */
export const makeRollQuery = ({ month, page, about }: RollPlace) => ({
  ...(month !== undefined && { month }),
  ...(page !== undefined && { page }),
  ...(about !== undefined && { about }),
});

/** The address of the rent of a month; it leads to a row where it is about one. */
export function rollPath({ month, page, about, open }: RollPlace): string {
  const params = new URLSearchParams({
    ...makeRollQuery({ month, page, about }),
    ...(open !== undefined && { open }),
  });
  return `${servicesPath()}${params.size === 0 ? '' : `?${params}`}${about === undefined ? '' : `#${about}`}`;
}

/** The year that an address asks for; undefined if it asks for none. */
export const parseYear = (params: URLSearchParams): string | undefined => pick(params, 'year', YEAR);

/** The address of the figures of a year. */
export const yearPath = (year: number): string => `${servicesPath()}?year=${year}`;

/** A month some months later or, below zero, earlier. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
