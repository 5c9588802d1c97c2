import * as messages from './messages.ts';

type Group = keyof typeof messages.groups;
type Side = keyof typeof messages.sides;

const isGroup = (text: string | null): text is Group => text !== null && Object.hasOwn(messages.groups, text);
const isSide = (text: string | null): text is Side => text !== null && Object.hasOwn(messages.sides, text);

/** What a list of rentals is narrowed to. */
export interface RentalFilters {
  readonly group?: Group;
  readonly as?: Side;
}

/** Reads the filters of an address; what is no filter is left out. */
export function readRentalFilters(params: URLSearchParams): RentalFilters {
  const [group, as] = [params.get('group'), params.get('as')];
  return { ...(isGroup(group) && { group }), ...(isSide(as) && { as }) };
}

/** Writes filters, and where a page begins, as a query. */
export const writeRentalQuery = (filters: RentalFilters & { readonly cursor?: string }): string =>
  new URLSearchParams({ ...filters }).toString();
