import type { PaymentReference } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatMoney } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { DescriptionList, DescriptionListItem, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import * as messages from '../Partners/messages.ts';
import * as css from '../Partners/Partners.css.ts';
import { NothingHere } from '../Waiting/NothingHere.tsx';

/** Reads what is to be approved at the bank. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  const ref = url.searchParams.get('ref');
  if (ref) await preload('getPaymentReference', { ref });
}

function Request({ reference, url }: { readonly reference: PaymentReference; readonly url: string }) {
  const { kind, segment, cents, limit } = reference;
  const steps = segment === 'corporate' && kind === 'setup' ? messages.companySteps : messages.bankSteps;
  return (
    <>
      <Text>{messages.bankLead[kind]}</Text>
      <DescriptionList layout="rows">
        {cents === null ? null : (
          <DescriptionListItem name={messages.amountLabel}>{formatMoney(cents)}</DescriptionListItem>
        )}
        {limit === null ? null : (
          <DescriptionListItem name={messages.limitLabel}>{formatMoney(limit)}</DescriptionListItem>
        )}
        <DescriptionListItem name={messages.accountLabel}>{messages.accounts[segment]}</DescriptionListItem>
      </DescriptionList>
      <Stack as="section" gap="s" aria-labelledby="steps-title">
        <Heading level={2} size="s" id="steps-title">
          {messages.bankStepsTitle}
        </Heading>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Stack>
      <Inline>
        <Link variant="primary" href={url}>
          {messages.goToDbsLabel}
        </Link>
      </Inline>
      <Text size="s" tone="muted">
        {messages.safety}
      </Text>
    </>
  );
}

function KnownReference({ id }: { readonly id: string }) {
  const { data: reference } = useRoute('getPaymentReference', { ref: id });
  if (!reference) return null;
  const { kind, state, url, returnPath } = reference;
  const title = url === null ? messages.doneTitle : messages.bankTitle[kind];
  return (
    <>
      <PageMeta title={title} description={messages.bankDescription} isIndexed={false} />
      <Stack gap="l">
        <Heading level={1} size="l">
          {title}
        </Heading>
        {url === null ? (
          <>
            <Text role="status">
              {(Object.hasOwn(messages.outcomes, state) && messages.outcomes[state]) || messages.doneLead}
            </Text>
            <Inline>
              <Link variant="primary" href={returnPath}>
                {messages.seeOutcomeLabel}
              </Link>
            </Inline>
          </>
        ) : (
          <Request reference={reference} url={url} />
        )}
      </Stack>
    </>
  );
}

/** What is to be approved at DBS, the way on to its own page, and what came of it. */
export default function BankPage() {
  const [params] = useSearchParams();
  const ref = params.get('ref');
  return <main id="main">{ref ? <KnownReference id={ref} /> : <NothingHere />}</main>;
}
