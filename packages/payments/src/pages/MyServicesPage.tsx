import type { Service, Statement } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { useResultToast } from '@sewa/pages/form-notices';
import { flowApplyPath, invitedPath } from '@sewa/paths';
import { Container, EmptyState, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { Applications } from '../Services/Applications.tsx';
import { Arrears } from '../Services/Arrears.tsx';
import { Differences } from '../Services/Differences.tsx';
import * as messages from '../Services/messages.ts';
import { handleOperatorForm, isOperator } from '../Services/operatorForms.ts';
import { ServiceList } from '../Services/ServiceList.tsx';
import { Statements } from '../Services/Statements.tsx';

const has = (services: readonly Service[] | undefined, side: Service['side']): boolean =>
  services?.some((service) => service.side === side && service.type === 'pay') ?? false;

/** Reads the services, the statements of each side, and what waits for operators. */
export async function loader({ preload }: PageRequest): Promise<void> {
  const [services, rules] = await Promise.all([preload('listServices', {}), preload('permissions', {})]);
  await Promise.all([
    ...(has(services, 'payer') ? [preload('getStatement', { as: 'payer' })] : []),
    ...(has(services, 'payee') ? [preload('getStatement', { as: 'payee' })] : []),
    ...(isOperator(rules) ? [preload('listApplications', {}), preload('listPaymentDifferences', {})] : []),
  ]);
}

/** Takes the forms of operators. */
export const action = handleOperatorForm;

/** Stands in for the page while it can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={{ title: messages.title, description: messages.description }}
    title={messages.failureTitle}
    safe={messages.plansSafe}
  />
);

/** What waits for operators. */
function OperatorSections() {
  const { data: applications } = useRoute('listApplications', {});
  const { data: differences } = useRoute('listPaymentDifferences', {});
  if (!applications || !differences) return null;
  return (
    <>
      <Applications applications={applications} />
      <Differences differences={differences} />
    </>
  );
}

/** What somebody pays, is paid and applied for, with what is overdue first, and their statements. */
export default function MyServicesPage() {
  const { data: services } = useRoute('listServices', {});
  const { data: rules } = useRoute('permissions', {});
  const { data: paid } = useRoute('getStatement', has(services, 'payer') ? { as: 'payer' } : null);
  const { data: received } = useRoute('getStatement', has(services, 'payee') ? { as: 'payee' } : null);
  useResultToast();
  if (!services || !rules) return null;
  const plans = services.filter(({ type }) => type === 'pay');
  // Who is only paid has tenants to ask, and nothing to pay.
  const start =
    has(services, 'payee') && !has(services, 'payer') ? (
      <Link variant="secondary" href={invitedPath()}>
        {messages.askTenantLabel}
      </Link>
    ) : (
      <Link variant="primary" href={flowApplyPath('pay')}>
        {messages.startLabel}
      </Link>
    );
  const operates = isOperator(rules);
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={messages.title} description={messages.description} isIndexed={false} />
      <Inline as="header" justify="between" gap="m">
        <Stack gap="xs">
          <Heading level={1} size="l">
            {messages.title}
          </Heading>
          <Text as="p" tone="muted">
            {messages.lead}
          </Text>
        </Stack>
        {services.length === 0 ? null : start}
      </Inline>
      {services.length === 0 && !operates ? (
        <EmptyState icon="home" title={messages.emptyTitle} actions={start}>
          {messages.emptyLead}
        </EmptyState>
      ) : null}
      <Arrears services={services} side="payer" />
      <Arrears services={services} side="payee" />
      {operates ? <OperatorSections /> : null}
      <ServiceList
        id="paying"
        title={messages.payingTitle}
        services={plans.filter(({ side }) => side === 'payer')}
      />
      <ServiceList
        id="receiving"
        title={messages.receivingTitle}
        services={plans.filter(({ side }) => side === 'payee')}
      />
      <ServiceList
        id="applications"
        title={messages.applicationsTitle}
        services={services.filter(({ type }) => type !== 'pay')}
      />
      <Statements statements={[paid, received].filter((found): found is Statement => found !== undefined)} />
    </Container>
  );
}
