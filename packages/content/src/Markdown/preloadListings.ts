import type { PageRequest } from '@sewa/pages';
import { listListingIds } from './listListingIds.ts';

/** Reads the homes that texts show; a home that is gone leaves the page as it is. */
export async function preloadListings(
  { preload }: Pick<PageRequest, 'preload'>,
  bodies: readonly string[],
): Promise<void> {
  const ids = new Set(bodies.flatMap(listListingIds));
  await Promise.allSettled([...ids].map((id) => preload('getListing', { id })));
}
