import type { Dashboard } from '@sewa/api/client';
import { chatPath, conversationPath } from '@sewa/paths';
import { Badge, Link, List, ListItem, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import * as css from './Dashboard.css.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { describeEnquiries, describeSent } from './describeDay.ts';
import * as messages from './messages.ts';

type MessagesCardProps = Pick<Dashboard, 'enquiries' | 'unread' | 'recentMessages' | 'today'>;

/** The last conversations, and how many enquiries there were. */
export function MessagesCard({ enquiries, unread, recentMessages, today }: MessagesCardProps) {
  const summary = [
    unread.messages > 0 ? common.unreadLabel(unread.messages) : null,
    describeEnquiries(enquiries),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <DashboardCard
      id="messages"
      icon="message-circle"
      title={messages.messagesCardTitle}
      way={{ href: chatPath(), label: messages.openInboxLabel }}
    >
      {summary === '' ? null : <Text tone="muted">{summary}</Text>}
      {recentMessages.length > 0 ? (
        <List aria-label={messages.messagesCardTitle}>
          {recentMessages.map(({ conversationId, with: who, about, text, sentAt, isMine, unseenCount }) => (
            <ListItem key={conversationId} isInteractive>
              <div className={css.line}>
                <Link variant="quiet" href={conversationPath(conversationId)} isStretched>
                  <Text as="span" weight="semibold">
                    {who ?? messages.someone}
                  </Text>
                </Link>
                <span className={css.end}>
                  <Text as="span" size="s" tone="muted">
                    {describeSent(sentAt, today)}
                  </Text>
                </span>
              </div>
              <Text size="s" tone="muted">
                {about}
              </Text>
              <div className={css.line}>
                <Text size="s" weight={unseenCount > 0 ? 'semibold' : 'regular'}>
                  <span className={css.snippet}>{isMine ? messages.myMessage(text) : text}</span>
                </Text>
                {unseenCount > 0 ? (
                  <span className={css.end}>
                    <Badge tone="accent">{messages.unseenBadge(unseenCount)}</Badge>
                  </span>
                ) : null}
              </div>
            </ListItem>
          ))}
        </List>
      ) : null}
    </DashboardCard>
  );
}
