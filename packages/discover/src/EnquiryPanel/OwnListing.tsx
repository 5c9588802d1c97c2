import { Link, Text } from '@sewa/ui';
import * as messages from './messages.ts';

/** Stands for the form to whoever's own the listing is, and leads to where they manage it. */
export function OwnListing({ managePath }: { readonly managePath: string }) {
  return (
    <>
      <Text as="p" tone="muted">
        {messages.ownLead}
      </Text>
      <Link variant="primary" href={managePath}>
        {messages.manageLabel}
      </Link>
    </>
  );
}
