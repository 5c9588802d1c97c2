import { Badge, Table, type TableColumn } from '@sewa/ui';
import { useSyncExternalStore } from 'react';
import { getChecks, type NumberedCheck, watchChecks } from './checkHistory.ts';

const nothing: readonly NumberedCheck[] = [];

const columns: readonly TableColumn<NumberedCheck>[] = [
  { key: 'question', label: 'Asked', isRowHeader: true, cell: ({ question }) => question },
  {
    key: 'answer',
    label: 'Allowed',
    cell: ({ isAllowed }) => (
      <Badge tone={isAllowed ? 'success' : 'danger'}>{isAllowed ? 'yes' : 'no'}</Badge>
    ),
  },
  { key: 'why', label: 'Why', cell: ({ why }) => why },
];

/** The last checks, each with the rule that decided it. */
export function CheckTable() {
  const checks = useSyncExternalStore(watchChecks, getChecks, () => nothing);
  return (
    <Table
      caption="The last 50, the newest first"
      columns={columns}
      rows={checks}
      rowKey={({ number }) => String(number)}
      empty="Nothing was asked since this panel is here."
    />
  );
}
