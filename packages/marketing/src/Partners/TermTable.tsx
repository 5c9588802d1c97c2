import { Table, VisuallyHidden } from '@sewa/ui';
import type { Term } from '../content/partners.ts';
import * as messages from '../messages.ts';
import * as css from './TermTable.css.ts';

/** Props of `TermTable`. */
export interface TermTableProps {
  readonly caption: string;
  readonly terms: readonly Term[];
}

const columns = [
  {
    key: 'name',
    label: messages.termNameLabel,
    cell: ({ name }: Term) => <code className={css.name}>{name}</code>,
    isRowHeader: true,
  },
  { key: 'meaning', label: messages.termMeaningLabel, cell: ({ meaning }: Term) => meaning },
];

/** Names of an interface, such as attributes or events, with what they mean. */
export const TermTable = ({ caption, terms }: TermTableProps) => (
  <Table
    caption={<VisuallyHidden>{caption}</VisuallyHidden>}
    columns={columns}
    rows={terms}
    rowKey={({ name }) => name}
  />
);
