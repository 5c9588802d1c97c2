import type { RouteAnswer } from '@sewa/api/client';
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
import { findPaidCursor, type PaidKind, paidParams } from '../Services/paidQuery.ts';
import { ServiceList } from '../Services/ServiceList.tsx';
import { Statements } from '../Services/Statements.tsx';
import { MonthList } from '../Year/MonthList.tsx';
import * as yearMessages from '../Year/messages.ts';
import { Year } from '../Year/Year.tsx';
import { findMonth, linesParams, yearParams } from '../Year/yearQuery.ts';

/** Rent plans that are shown with their bills; the others are in a list. */
const SHOWN = 3;

/** The first rent plans that run, what is due first, and the rest of a page; in the middle of the list all are the rest. */
function sortPaid({ items }: RouteAnswer<'listPaidServices'>, query: URLSearchParams) {
  const isFirst = findPaidCursor('plans', query) === null;
  const shown = isFirst ? items.filter(({ state }) => state !== 'ended').slice(0, SHOWN) : [];
  return { shown, others: items.filter((plan) => !shown.includes(plan)) };
}

/** What the call of a list of the page asks for. */
const listParams = (kind: PaidKind, query: URLSearchParams) => paidParams(kind, findPaidCursor(kind, query));

/** This year's sum of what somebody paid, without its payments. */
const PAID_YEAR = { as: 'payer', limit: '1' } as const;

/** Reads the year that is asked for; or the rent of a month, what is paid, and what waits for operators. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  const year = parseYear(url.searchParams);
  if (year !== undefined) {
    await Promise.all([
      preload('getRentYear', yearParams(year, url.searchParams)),
      preload('getStatement', linesParams(year, findMonth(year, url.searchParams), url.searchParams)),
    ]);
    return;
  }
  const [paid, , rules] = await Promise.all([
    preload('listPaidServices', listParams('plans', url.searchParams)),
    preload('listPaidServices', listParams('applications', url.searchParams)),
    preload('permissions', {}),
    preload('getRentRoll', makeRollQuery(parseRollPlace(url.searchParams))),
  ]);
  const { shown } = sortPaid(paid, url.searchParams);
  await Promise.all([
    ...shown.map(({ id }) => preload('listBills', { id })),
    ...(paid.total > 0 ? [preload('getStatement', PAID_YEAR)] : []),
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
  const [query] = useSearchParams();
  const month = findMonth(year, query);
  const { data: rent } = useRoute('getRentYear', yearParams(year, query));
  const { data: lines } = useRoute('getStatement', linesParams(year, month, query));
  if (!rent || !lines) return null;
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
      <Year rent={rent}>
        <MonthList year={year} month={month} lines={lines} />
      </Year>
    </Container>
  );
}

/** The rent of a month of whoever is paid, what somebody pays next and applied for, and their statements. */
function RentPage() {
  const [query] = useSearchParams();
  const place = parseRollPlace(query);
  const { data: plans } = useRoute('listPaidServices', listParams('plans', query));
  const { data: applications } = useRoute('listPaidServices', listParams('applications', query));
  const { data: rules } = useRoute('permissions', {});
  const { data: roll } = useRoute('getRentRoll', makeRollQuery(place));
  const isPayer = plans !== undefined && plans.total > 0;
  const { data: paid } = useRoute('getStatement', isPayer ? PAID_YEAR : null);
  if (!plans || !applications || !rules || !roll) return null;
  const { shown, others } = sortPaid(plans, query);
  const isPayee = roll.plans > 0;
  const operates = isOperator(rules);
  const isEmpty = plans.total === 0 && applications.total === 0 && !isPayee;
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
      <Arrears services={plans.items} cents={plans.arrears.cents} />
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
        key={`plans ${findPaidCursor('plans', query) ?? ''}`}
        id="other-plans"
        title={shown.length === 0 ? messages.payingTitle : messages.otherPlansTitle}
        kind="plans"
        services={others}
        nextCursor={plans.nextCursor}
      />
      <ServiceList
        key={`applications ${findPaidCursor('applications', query) ?? ''}`}
        id="applications"
        title={messages.applicationsTitle}
        kind="applications"
        services={applications.items}
        nextCursor={applications.nextCursor}
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
