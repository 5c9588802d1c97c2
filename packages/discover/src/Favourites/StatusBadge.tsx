import type { ListingItem } from '@sewa/api/client';
import { Badge } from '@sewa/ui';

/** Says that a home cannot be rented any more; nothing while it can. */
export function StatusBadge({ status }: { readonly status: ListingItem['status'] }) {
  if (status === 'live') return null;
  return status === 'let' ? (
    <Badge tone="warning">Let to somebody</Badge>
  ) : (
    <Badge tone="neutral">No longer offered</Badge>
  );
}
