import type { PermissionRule } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { Badge, Table, type TableColumn } from '@sewa/ui';
import * as messages from '../messages.ts';

interface NumberedRule extends PermissionRule {
  readonly place: number;
}

const join = (names: string | readonly string[]): string => [names].flat().join(', ');

const columns: readonly TableColumn<NumberedRule>[] = [
  {
    key: 'place',
    label: messages.ruleLabel,
    isRowHeader: true,
    cell: ({ place }) => messages.ruleNumber(place),
  },
  {
    key: 'effect',
    label: messages.effectLabel,
    cell: ({ inverted }) => (
      <Badge tone={inverted ? 'danger' : 'success'}>{messages.ruleEffect(inverted === true)}</Badge>
    ),
  },
  {
    key: 'what',
    label: messages.whatLabel,
    cell: ({ action, subject }) => `${join(action)} ${join(subject)}`,
  },
  {
    key: 'fields',
    label: messages.fieldsLabel,
    cell: ({ fields }) => (fields ? join(fields) : messages.allLabel),
  },
  {
    key: 'rows',
    label: messages.rowsLabel,
    cell: ({ conditions }) => (conditions ? JSON.stringify(conditions) : messages.allLabel),
  },
];

/** The rules the server gave, in their order. */
export function RuleTable() {
  const { data: rules, error } = useRoute('permissions', {}, { isErrorReturned: true });
  const numbered = rules?.map((rule, index) => ({ ...rule, place: index + 1 }));
  return (
    <Table
      caption={messages.rulesCaption}
      columns={columns}
      rows={numbered ?? (error ? [] : null)}
      rowKey={({ place }) => String(place)}
      empty={error ? messages.rulesFailure : messages.noRules}
    />
  );
}
