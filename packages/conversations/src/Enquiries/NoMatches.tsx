import { chatPath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';
import * as messages from '../messages.ts';
import type { InboxFilter } from './inboxFilter.ts';

/** Says why no conversation is left by a filter, and leads back to all of them. */
export function NoMatches({ filter, home }: { readonly filter: InboxFilter; readonly home: string | null }) {
  const { state, unread, mine } = filter;
  const reasons = [
    ...(state ? [messages.noneOfState[state]] : []),
    ...(unread ? [messages.noneUnread] : []),
    ...(mine ? [messages.noneMine] : []),
  ];
  return (
    <EmptyState
      icon="message-circle"
      title={reasons.length === 1 ? reasons[0] : messages.noMatchesTitle}
      level={2}
      actions={
        <Link variant="secondary" href={chatPath()}>
          {messages.showAllLabel}
        </Link>
      }
    >
      {home === null ? messages.noMatchesLead : messages.noMatchesOf(home)}
    </EmptyState>
  );
}
