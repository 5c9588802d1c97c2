import type { ListingItem } from '@sewa/api/client';
import { Badge } from '@sewa/ui';
import * as messages from './messages.ts';

/** Says that a home cannot be rented any more; nothing while it can. */
export function StatusBadge({ status }: { readonly status: ListingItem['status'] }) {
  if (status === 'live') return null;
  return <Badge tone={status === 'let' ? 'warning' : 'neutral'}>{messages.listingStatus[status]}</Badge>;
}
