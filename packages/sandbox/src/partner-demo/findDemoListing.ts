import { type Address, formatAddressWithoutUnit } from '@sewa/formatters';
import { listingPath } from '@sewa/paths';
import type { DemoListing } from './DemoSite.ts';

interface FoundListing {
  readonly id: string;
  readonly slug: string;
  readonly title: string | null;
  readonly address: Address;
}

async function getData<Data>(url: string): Promise<Data> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return ((await response.json()) as { data: Data }).data;
}

/** The first listing of an owner, who can answer in the chat. */
export async function findDemoListing(siteOrigin: string): Promise<DemoListing> {
  const { items } = await getData<{ items: FoundListing[] }>(`${siteOrigin}/api/discover?limit=48`);
  for (const { id, slug, title, address } of items) {
    const { lister } = await getData<{ lister: { kind: string } | null }>(`${siteOrigin}/api/listings/${id}`);
    if (lister?.kind === 'owner')
      return {
        id,
        title: title ?? formatAddressWithoutUnit(address),
        url: siteOrigin + listingPath(id, slug),
      };
  }
  throw new Error(`${siteOrigin} has no listing of an owner. Start it with the sample market.`);
}
