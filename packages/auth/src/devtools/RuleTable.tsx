import type { PermissionRule } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { Badge, Table, type TableColumn } from '@sewa/ui';

interface NumberedRule extends PermissionRule {
  readonly place: number;
}

const join = (names: string | readonly string[]): string => [names].flat().join(', ');

const columns: readonly TableColumn<NumberedRule>[] = [
  { key: 'place', label: 'Rule', isRowHeader: true, cell: ({ place }) => `Rule ${place}` },
  {
    key: 'effect',
    label: 'Effect',
    cell: ({ inverted }) => (
      <Badge tone={inverted ? 'danger' : 'success'}>{inverted ? 'forbids' : 'allows'}</Badge>
    ),
  },
  { key: 'what', label: 'What', cell: ({ action, subject }) => `${join(action)} ${join(subject)}` },
  { key: 'fields', label: 'Fields', cell: ({ fields }) => (fields ? join(fields) : 'all') },
  {
    key: 'rows',
    label: 'Rows',
    cell: ({ conditions }) => (conditions ? JSON.stringify(conditions) : 'all'),
  },
];

/** The rules the server gave, in their order. */
export function RuleTable() {
  const { data: rules, error } = useRoute('permissions', {}, { isErrorReturned: true });
  const numbered = rules?.map((rule, index) => ({ ...rule, place: index + 1 }));
  return (
    <Table
      caption="In their order: of those that concern a row the last one decides"
      columns={columns}
      rows={numbered ?? (error ? [] : null)}
      rowKey={({ place }) => String(place)}
      empty={error ? 'The rules cannot be had, so nothing is allowed.' : 'No rule, so nothing is allowed.'}
    />
  );
}
