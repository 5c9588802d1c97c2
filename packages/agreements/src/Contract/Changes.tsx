import type { ContractTemplate, RentalContract } from '@sewa/api/client';
import { Heading, Stack, Table, VisuallyHidden } from '@sewa/ui';
import { formatBlank } from './blankTexts.ts';
import * as messages from './messages.ts';

interface ChangesProps {
  readonly changes: RentalContract['changes'];
  readonly template: ContractTemplate;
}

/** What the side that wrote last changed: before and now, side by side. */
export function Changes({ changes, template }: ChangesProps) {
  if (changes.length === 0) return null;
  const find = (name: string) => template.blanks.find((blank) => blank.name === name);
  const say = (name: string, value: RentalContract['changes'][number]['to']) =>
    formatBlank(find(name)?.kind ?? 'text', value);
  return (
    <Stack gap="s">
      <Heading level={3} size="s">
        {messages.changesTitle}
      </Heading>
      <Table
        caption={<VisuallyHidden>{messages.changesCaption}</VisuallyHidden>}
        rows={changes}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            label: messages.blank,
            cell: ({ name }) => find(name)?.label ?? name,
            isRowHeader: true,
          },
          { key: 'from', label: messages.before, cell: ({ name, from }) => say(name, from) },
          { key: 'to', label: messages.after, cell: ({ name, to }) => say(name, to) },
        ]}
      />
    </Stack>
  );
}
