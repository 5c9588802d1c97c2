import { servicesPath } from '@sewa/paths';

/** What somebody pays: rent plans, and applications for other services. */
export type PaidKind = 'plans' | 'applications';

/** The parameter of an address that says where each list begins, and the section it is in. */
const places = {
  plans: { parameter: 'plans', section: 'other-plans' },
  applications: { parameter: 'applications', section: 'applications' },
} as const satisfies Record<PaidKind, { parameter: string; section: string }>;

/** What the call of a list asks for. */
export const paidParams = (kind: PaidKind, cursor: string | null) => ({ kind, ...(cursor && { cursor }) });

/** Where an address says that a list begins; null for the beginning. */
export const findPaidCursor = (kind: PaidKind, params: URLSearchParams): string | null =>
  params.get(places[kind].parameter);

/** The address of the page of a list that begins at a cursor. */
export const paidPath = (kind: PaidKind, cursor: string): string =>
  `${servicesPath()}?${new URLSearchParams({ [places[kind].parameter]: cursor })}#${places[kind].section}`;
