import type { Service } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { useResultToast } from '@sewa/pages/form-notices';
import { flowApplyPath, invitedPath, servicesPath } from '@sewa/paths';
import { Breadcrumbs, Container, EmptyState, Heading, Inline, Link, List, Stack, Text } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import { answerBillForm } from '../Bills/billForms.ts';
import { title as payingTitle } from '../Next/messages.ts';
import { NextRent } from '../Next/NextRent.tsx';
import { Roll } from '../Roll/Roll.tsx';
import { makeRollQuery, parseRollPlace, parseYear, rollPath } from '../Roll/rollPaths.ts';
import { Applications } from '../Services/Applications.tsx';
import { Arrears } from '../Services/Arrears.tsx';
import { Differences } from '../Services/Differences.tsx';
import * as messages from '../Services/messages.ts';
import { answerOperatorForm, isOperator, isOperatorForm } from '../Services/operatorForms.ts';
import { ServiceList } from '../Services/ServiceList.tsx';
import { Statements } from '../Services/Statements.tsx';
import * as yearMessages from '../Year/messages.ts';
import { Year } from '../Year/Year.tsx';

/** Rent plans that are shown with their bills; the others are in a list. */
const SHOWN = 3;

/** Rent plans that are paid, the running ones first, and the rest. */
function sortPaid(services: readonly Service[]) {
  const plans = services.filter(({ type }) => type === 'pay');
  const running = plans.filter(({ state }) => state !== 'ended');
  const shown = running.slice(0, SHOWN);
  return { plans, shown, others: plans.filter((plan) => !shown.includes(plan)) };
}

/** Reads the year that is asked for; or the rent of a month, what is paid, and what waits for operators. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  const year = parseYear(url.searchParams);
  if (year !== undefined) {
    await preload('getRentYear', { year });
    return;
  }
  const [services, rules] = await Promise.all([
    preload('listServices', { as: 'payer' }),
    preload('permissions', {}),
    preload('getRentRoll', makeRollQuery(parseRollPlace(url.searchParams))),
  ]);
  const { plans, shown } = sortPaid(services);
  await Promise.all([
    ...shown.map(({ id }) => preload('listBills', { id })),
    ...(plans.length > 0 ? [preload('getStatement', { as: 'payer' })] : []),
    ...(isOperator(rules) ? [preload('listApplications', {}), preload('listPaymentDifferences', {})] : []),
  ]);
}

/** Takes the forms about the rent of homes, and those of operators. */
export async function action(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  if (isOperatorForm(form)) return answerOperatorForm(page, form);
  const closeHref = rollPath({ ...parseRollPlace(page.url.searchParams), open: undefined });
  return answerBillForm({ ...page, closeHref }, form);
}

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
  useResultToast();
  if (!applications || !differences) return null;
  return (
    <>
      <Applications applications={applications} />
      <Differences differences={differences} />
    </>
  );
}

const StartLink = () => (
  <Link variant="primary" href={flowApplyPath('pay')}>
    {messages.startLabel}
  </Link>
);

const AskLink = () => (
  <Link variant="secondary" href={invitedPath()}>
    {messages.askTenantLabel}
  </Link>
);

/** What to do first, for whoever pays rent and for whoever is paid. */
const Nothing = () => (
  <EmptyState
    icon="home"
    title={messages.emptyTitle}
    actions={
      <>
        <StartLink />
        <AskLink />
      </>
    }
  >
    <Stack gap="s">
      <Text>{messages.emptyPayer}</Text>
      <Text>{messages.emptyPayee}</Text>
    </Stack>
  </EmptyState>
);

/** The rent of a year by home. */
function YearPage({ year }: { readonly year: string }) {
  const { data: rent } = useRoute('getRentYear', { year });
  if (!rent) return null;
  const title = yearMessages.yearTitle(rent.year);
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={title} description={yearMessages.yearDescription} isIndexed={false} />
      <Stack gap="m">
        <Breadcrumbs crumbs={[{ label: messages.title, href: servicesPath() }, { label: title }]} />
        <Stack as="header" gap="xs">
          <Heading level={1} size="l">
            {title}
          </Heading>
          <Text as="p" tone="muted">
            {yearMessages.yearLead}
          </Text>
        </Stack>
      </Stack>
      <Year rent={rent} />
    </Container>
  );
}

/** The rent of a month of whoever is paid, what somebody pays next and applied for, and their statements. */
function RentPage() {
  const [query] = useSearchParams();
  const place = parseRollPlace(query);
  const { data: services } = useRoute('listServices', { as: 'payer' });
  const { data: rules } = useRoute('permissions', {});
  const { data: roll } = useRoute('getRentRoll', makeRollQuery(place));
  const isPayer = services?.some(({ type }) => type === 'pay') ?? false;
  const { data: paid } = useRoute('getStatement', isPayer ? { as: 'payer' } : null);
  if (!services || !rules || !roll) return null;
  const { shown, others } = sortPaid(services);
  const isPayee = roll.plans > 0;
  const operates = isOperator(rules);
  const isEmpty = services.length === 0 && !isPayee;
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={messages.title} description={messages.description} isIndexed={false} />
      <Inline as="header" justify="between" gap="m">
        <Stack gap="xs">
          <Heading level={1} size="l">
            {messages.title}
          </Heading>
          <Text as="p" tone="muted">
            {isPayee && !isPayer ? messages.payeeLead : messages.lead}
          </Text>
        </Stack>
        {/* Who is only paid has tenants to ask, and nothing to pay. */}
        {isEmpty ? null : isPayee && !isPayer ? <AskLink /> : <StartLink />}
      </Inline>
      {isEmpty && !operates ? <Nothing /> : null}
      <Arrears services={services} />
      {operates ? <OperatorSections /> : null}
      {isPayee ? <Roll roll={roll} place={place} /> : null}
      {shown.length === 0 ? null : (
        <Stack as="section" gap="m" id="paying" aria-labelledby="paying-title">
          <Heading level={2} size="m" id="paying-title">
            {payingTitle}
          </Heading>
          <List variant="plain">
            {shown.map((service) => (
              <NextRent key={service.id} service={service} />
            ))}
          </List>
        </Stack>
      )}
      <ServiceList
        id="other-plans"
        title={shown.length === 0 ? messages.payingTitle : messages.otherPlansTitle}
        services={others}
      />
      <ServiceList
        id="applications"
        title={messages.applicationsTitle}
        services={services.filter(({ type }) => type !== 'pay')}
      />
      <Statements paid={paid ?? null} receivedYear={isPayee ? Number(roll.today.slice(0, 4)) : null} />
    </Container>
  );
}

/** The rent somebody pays and is paid: of a month, or of a year. */
export default function MyServicesPage() {
  const [query] = useSearchParams();
  const year = parseYear(query);
  return year === undefined ? <RentPage /> : <YearPage year={year} />;
}
