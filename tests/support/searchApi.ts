import { type APIRequestContext, expect } from '@playwright/test';

/** One listing as the search answers it, as far as the tests look. */
export interface FoundListing {
  readonly id: string;
  readonly slug: string;
  readonly title: string | null;
  readonly monthlyRent: number;
  readonly district: string | null;
  readonly numberOfBedrooms: number | null;
  readonly propertyType: number | null;
}

/** One page of a search. */
export interface FoundPage {
  readonly items: readonly FoundListing[];
  readonly total: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly nextCursor: string | null;
}

/** Asks the API for one page of a search. */
export async function search(
  request: APIRequestContext,
  parameters: Record<string, string | number> = {},
): Promise<FoundPage> {
  const answer = await request.get('/api/discover', { params: parameters });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

/** The address of a listing's page. */
export function pathOf({ id, slug }: Pick<FoundListing, 'id' | 'slug'>): string {
  return `/discover/${id}/${slug}`;
}

/** The listing at the top of a search; fails when there is none. */
export async function findFirst(
  request: APIRequestContext,
  parameters: Record<string, string | number> = {},
): Promise<FoundListing> {
  const [first] = (await search(request, { ...parameters, limit: 1 })).items;
  if (!first) throw new Error(`No listing matches ${JSON.stringify(parameters)}.`);
  return first;
}
