import { profilePath, selectionPath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';
import * as messages from './messages.ts';

interface NoCorporateProps {
  /** How many somebody may choose from. */
  readonly count: number;
}

/** Stands where a page is about a corporate and the person acts for none. */
export function NoCorporate({ count }: NoCorporateProps) {
  return count > 0 ? (
    <EmptyState
      icon="building-2"
      title={messages.noCompanySelectedTitle}
      actions={
        <Link variant="primary" href={selectionPath()}>
          {messages.chooseCompanyLabel}
        </Link>
      }
    >
      {messages.noCompanySelectedLead}
    </EmptyState>
  ) : (
    <EmptyState
      icon="building-2"
      title={messages.noCompanyTitle}
      actions={
        <Link variant="secondary" href={profilePath()}>
          {messages.profileLabel}
        </Link>
      }
    >
      {messages.noCompanyLead}
    </EmptyState>
  );
}
