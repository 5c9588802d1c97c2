import { Badge, Table, type TableColumn } from '@sewa/ui';
import { useSyncExternalStore } from 'react';
import * as messages from '../messages.ts';
import { getChecks, type NumberedCheck, watchChecks } from './checkHistory.ts';

const nothing: readonly NumberedCheck[] = [];

const columns: readonly TableColumn<NumberedCheck>[] = [
  { key: 'question', label: messages.questionLabel, isRowHeader: true, cell: ({ question }) => question },
  {
    key: 'answer',
    label: messages.allowedLabel,
    cell: ({ isAllowed }) => (
      <Badge tone={isAllowed ? 'success' : 'danger'}>{messages.allowedAnswer(isAllowed)}</Badge>
    ),
  },
  { key: 'why', label: messages.whyLabel, cell: ({ why }) => why },
];

/** The last checks, each with the rule that decided it. */
export function CheckTable() {
  const checks = useSyncExternalStore(watchChecks, getChecks, () => nothing);
  return (
    <Table
      caption={messages.checksCaption}
      columns={columns}
      rows={checks}
      rowKey={({ number }) => String(number)}
      empty={messages.noChecks}
    />
  );
}
