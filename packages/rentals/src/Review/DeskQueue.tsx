import { Banner, EmptyState, Heading, Link, Stack } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as messages from './messages.ts';
import { type QueueName, queuePath } from './reviewForms.ts';

const words = {
  disputes: {
    title: messages.disputesTitle,
    all: messages.allDisputesLabel,
    none: messages.noDisputes,
    closed: messages.disputeClosed,
  },
  reports: {
    title: messages.reportsTitle,
    all: messages.allReportsLabel,
    none: messages.noReports,
    closed: messages.reportClosed,
  },
} as const;

interface DeskQueueProps<Entry> {
  readonly name: QueueName & keyof typeof words;
  readonly entries: readonly Entry[];
  /** The id of the only one that is shown. */
  readonly item: string | null;
  readonly children: (entry: Entry) => ReactNode;
}

/** What waits for an operator, oldest first, or one of it. */
export function DeskQueue<Entry extends { readonly id: string }>({
  name,
  entries,
  item,
  children,
}: DeskQueueProps<Entry>) {
  const shown = item === null ? entries : entries.filter(({ id }) => id === item);
  const { title, all, none, closed } = words[name];
  if (entries.length === 0 && item === null) return <EmptyState icon="circle-check" title={none} />;
  return (
    <Stack as="section" gap="xl" aria-labelledby="queue-title">
      {item === null ? null : (
        <Link href={queuePath(name)} size="s">
          {all}
        </Link>
      )}
      <Heading level={2} size="m" id="queue-title">
        {title}
      </Heading>
      {shown.length === 0 ? <Banner tone="info">{closed}</Banner> : null}
      {shown.map(children)}
    </Stack>
  );
}
