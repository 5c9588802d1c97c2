import type { DeskPartner } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatDay, formatNumber } from '@sewa/formatters';
import { Badge, EmptyState, Link, Stack, Table, type TableColumn } from '@sewa/ui';
import { AddPartner } from './AddPartner.tsx';
import { sectionPath } from './deskSections.ts';
import { Muted } from './Muted.tsx';
import * as messages from './messages.ts';

/** The host of an origin, and all of it if it isn't https. */
export const shortenOrigin = (origin: string): string => origin.replace(/^https:\/\//, '');

const columns: readonly TableColumn<DeskPartner>[] = [
  {
    key: 'name',
    label: messages.nameHead,
    isRowHeader: true,
    cell: ({ key, name, company }) => (
      <Stack gap="xxs" align="start">
        <Link variant="quiet" href={sectionPath('partners', key)}>
          {name}
        </Link>
        <Muted>{company ? messages.companyOf(company.name, company.isVerified) : messages.ofNoCompany}</Muted>
      </Stack>
    ),
  },
  {
    key: 'status',
    label: messages.statusHead,
    cell: ({ state }) => (
      <Badge tone={state === 'live' ? 'success' : 'neutral'}>{messages.partnerState[state]}</Badge>
    ),
  },
  {
    key: 'sites',
    label: messages.sitesHead,
    cell: ({ origins }) => (
      <Stack gap="xxs">
        {origins.map((origin) => (
          <span key={origin}>{shortenOrigin(origin)}</span>
        ))}
      </Stack>
    ),
  },
  {
    key: 'use',
    label: messages.lastUseHead,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? <Muted>{messages.never}</Muted> : formatDay(lastUsedAt)),
  },
  {
    key: 'lately',
    label: messages.leadsLatelyHead,
    isNumeric: true,
    cell: ({ leads }) => formatNumber(leads.last30Days),
  },
  {
    key: 'leads',
    label: messages.leadsHead,
    isNumeric: true,
    cell: ({ leads }) => formatNumber(leads.total),
  },
];

/** The partners, and the form for one more. */
export function Partners() {
  const { data: partners } = useRoute('listDeskPartners', {});
  if (!partners) return null;
  return (
    <Stack gap="l">
      {partners.length === 0 ? (
        <EmptyState icon="laptop" title={messages.noPartnersTitle} level={2}>
          {messages.noPartnersLead}
        </EmptyState>
      ) : (
        <Table
          caption={messages.partnersCaption(partners.length)}
          columns={columns}
          rows={partners}
          rowKey={({ key }) => key}
        />
      )}
      <AddPartner />
    </Stack>
  );
}
