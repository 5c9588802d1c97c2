import { yearPath } from '../Roll/rollPaths.ts';

/** The parameter that says where the homes of a year's page begin. */
export const HOMES = 'homes';

/** The parameter that says where the payments of its month begin. */
export const LINES = 'lines';

/** What the call of a year asks for. */
export function yearParams(year: string, query: URLSearchParams) {
  const cursor = query.get(HOMES);
  return { year, ...(cursor && { cursor }) };
}

/** The address of the page of homes that begins at a cursor. */
export const homesPath = (year: number, cursor: string): string =>
  `${yearPath(year)}&${new URLSearchParams({ [HOMES]: cursor })}#homes`;

/** The month of a year whose payments are shown; undefined if there is none. */
export function findMonth(year: string, query: URLSearchParams): string | undefined {
  const month = query.get('month') ?? '';
  return new RegExp(`^${year}-(0[1-9]|1[0-2])$`).test(month) ? month : undefined;
}

/** What the call of the payments of a month asks for; without a month only the sums are wanted. */
export function linesParams(year: string, month: string | undefined, query: URLSearchParams) {
  if (month === undefined) return { year, as: 'payee' as const, limit: '1' };
  const cursor = query.get(LINES);
  return { year, as: 'payee' as const, month, ...(cursor && { cursor }) };
}

/** The address of a year with the payments of a month, or of those that begin at a cursor, or with none. */
export function monthPath(year: string, month?: string, cursor?: string): string {
  const params = new URLSearchParams({ ...(month && { month }), ...(cursor && { [LINES]: cursor }) });
  return `${yearPath(Number(year))}${params.size === 0 ? '' : `&${params}`}#payments`;
}
