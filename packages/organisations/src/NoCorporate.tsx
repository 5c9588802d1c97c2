import { profilePath, selectionPath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';

interface NoCorporateProps {
  /** How many somebody may choose from. */
  readonly count: number;
}

/** Stands where a page is about a corporate and the person acts for none. */
export function NoCorporate({ count }: NoCorporateProps) {
  return count > 0 ? (
    <EmptyState
      icon="building-2"
      title="You act for no corporate now"
      actions={
        <Link variant="primary" href={selectionPath()}>
          Choose one
        </Link>
      }
    >
      Choose which one you act for, and this page is about it.
    </EmptyState>
  ) : (
    <EmptyState
      icon="building-2"
      title="You belong to no corporate yet"
      actions={
        <Link variant="secondary" href={profilePath()}>
          My profile
        </Link>
      }
    >
      Ask an administrator of your corporate to invite you: the invitation comes by e-mail.
    </EmptyState>
  );
}
