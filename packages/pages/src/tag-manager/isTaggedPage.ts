import type { PageRow } from '../page.ts';

/**
 * Whether the tag manager may be on a page: only on those for signed-in people. Others may carry a secret in their address, such as a
 * payment link, or are public.
 */
export const isTaggedPage = (row: Pick<PageRow, 'guard'> | null): boolean =>
  row?.guard?.isSignedInOnly === true;
