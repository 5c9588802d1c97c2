import type { PageRequest } from '@sewa/pages';
import { data } from 'react-router-dom';

/** The setup an address names; without one there is no such page. */
export function requireSetup({ url }: Pick<PageRequest, 'url'>): string {
  const id = url.searchParams.get('setup');
  // The same as the API answers about an id that it doesn't know.
  if (!id || !/^[\da-f-]{36}$/i.test(id)) throw data({ code: 'R002' }, { status: 404 });
  return id;
}
