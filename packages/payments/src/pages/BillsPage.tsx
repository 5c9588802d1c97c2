import type { Bill, Service } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { findDay, formatAddress } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { useResultToast } from '@sewa/pages/form-notices';
import { flowBillsPath, flowServicePath, servicesPath } from '@sewa/paths';
import {
  Banner,
  Breadcrumbs,
  Container,
  EmptyState,
  Heading,
  Inline,
  Link,
  List,
  Stack,
  Text,
} from '@sewa/ui';
import { data, useParams, useSearchParams } from 'react-router-dom';
import { BillCard } from '../Bills/BillCard.tsx';
import { handleBillForm, PAST_MONTH } from '../Bills/billForms.ts';
import { findPanel, panelPath } from '../Bills/billPaths.ts';
import * as messages from '../Bills/messages.ts';
import { Panel } from '../Bills/Panel.tsx';
import { listPastMonths, PastPaymentForm } from '../Bills/PastPaymentForm.tsx';
import { sortBills } from '../Bills/sortBills.ts';

/** Reads the service and its bills. */
export async function loader({ params, url, preload }: PageRequest): Promise<void> {
  const id = params.id ?? '';
  const [service] = await Promise.all([preload('getService', { id }), preload('listBills', { id })]);
  if (service.type !== params.type) throw data(null, { status: 404 });
  const open = findPanel(url.searchParams);
  if (open?.panel === 'paynow') await preload('getBillPayNow', { id: open.about }).catch(() => null);
}

/** Takes the forms of the page. */
export const action = handleBillForm;

interface SectionProps {
  readonly title: string;
  readonly bills: readonly Bill[];
  readonly service: Service;
  readonly open: ReturnType<typeof findPanel>;
}

function BillSection({ title, bills, service, open }: SectionProps) {
  if (bills.length === 0) return null;
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {title}
      </Heading>
      <List variant="plain">
        {bills.map((bill) => (
          <BillCard key={bill.id} bill={bill} service={service} open={open} />
        ))}
      </List>
    </Stack>
  );
}

/** Records months that were paid before the plan began. */
function PastMonths({ service, bills, open }: Omit<SectionProps, 'title'>) {
  const months = listPastMonths(service, bills, findDay(Date.now()) ?? '');
  if (service.side !== 'payer' || service.type !== 'pay' || months.length === 0) return null;
  if (open?.panel !== 'past')
    return (
      <Inline>
        <Link variant="secondary" href={panelPath(service.type, service.id, 'past', PAST_MONTH)}>
          {messages.pastLabel}
        </Link>
      </Inline>
    );
  return (
    <section id={PAST_MONTH} aria-label={messages.pastTitle}>
      <Panel
        title={messages.pastTitle}
        lead={messages.pastLead}
        level={2}
        closeHref={flowBillsPath(service.type, service.id)}
      >
        <PastPaymentForm months={months} />
      </Panel>
    </section>
  );
}

/** The bills of a service: what is overdue first, then what is to pay, then what is over. */
export default function BillsPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { data: service } = useRoute('getService', { id });
  const { data: bills } = useRoute('listBills', { id });
  useResultToast();
  if (!service || !bills) return null;
  const open = findPanel(query);
  const { overdue, due, done } = sortBills(bills);
  const section = { service, open };
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={messages.billsTitle} description={messages.billsDescription} isIndexed={false} />
      <Stack gap="l">
        <Breadcrumbs
          crumbs={[
            { label: messages.servicesLabel, href: servicesPath() },
            { label: messages.planLabel, href: flowServicePath(service.type, id) },
            { label: messages.billsTitle },
          ]}
        />
        <Stack as="header" gap="xs">
          <Heading level={1} size="l">
            {messages.billsTitle}
          </Heading>
          <Text tone="muted">{formatAddress(service.home.address)}</Text>
        </Stack>
        {service.arrearsCents > 0 ? (
          <Banner tone="warning" title={messages.arrears(service.arrearsCents)}>
            {service.side === 'payer' && overdue.length > 1 ? messages.arrearsPayerLead : null}
          </Banner>
        ) : null}
        {bills.length === 0 ? (
          <EmptyState icon="calendar" title={messages.noBillsTitle}>
            {messages.noBillsLead}
          </EmptyState>
        ) : null}
        <BillSection title={messages.overdueTitle} bills={overdue} {...section} />
        <BillSection title={messages.dueTitle[service.side]} bills={due} {...section} />
        <BillSection title={messages.doneTitle} bills={done} {...section} />
        <PastMonths bills={bills} {...section} />
      </Stack>
    </Container>
  );
}
