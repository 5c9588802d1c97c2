import type { PropertyListing, RouteParams } from '@sewa/api/client';

/** The states in the order in which a listing usually goes through them. */
export const states = ['draft', 'review', 'live', 'paused', 'let', 'closed'] as const;

/** What of the homes a page shows. */
export interface PropertiesQuery {
  readonly state: PropertyListing['state'] | null;
  readonly cursor: string | null;
}

/** Reads the query of the address; a state that is none counts as all. */
export const parsePropertiesQuery = (params: URLSearchParams): PropertiesQuery => ({
  state: states.find((state) => state === params.get('state')) ?? null,
  cursor: params.get('cursor'),
});

/** The parameters of the call for a page of homes. */
export const propertiesParams = ({ state, cursor }: PropertiesQuery): RouteParams<'listProperties'> => ({
  ...(state === null ? {} : { state }),
  ...(cursor === null ? {} : { cursor }),
});
