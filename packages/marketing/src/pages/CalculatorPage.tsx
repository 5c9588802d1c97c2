import { useRoute } from '@sewa/api/swr';
import {
  type CalculatorPage as Calculated,
  findCalculationInput,
  parseCalculatorPage,
  serializeCalculatorPage,
  shortenCalculatorQuery,
} from '@sewa/calculator';
import { Calculator } from '@sewa/calculator/react';
import { PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { ShareMenu } from '@sewa/pages/share';
import { pageTitles } from '@sewa/pages/titles';
import { track } from '@sewa/pages/track';
import { careCalculatorPath, flowApplyPath, waitlistPath } from '@sewa/paths';
import { Button, Container, Heading, Icon, Link, Text } from '@sewa/ui';
import { useEffect, useState } from 'react';
import { redirect, useLocation } from 'react-router-dom';
import { useReplacedQuery } from '../Calculator/useReplacedQuery.ts';
import * as messages from '../messages.ts';
import * as css from './CalculatorPage.css.ts';

/** Reads the prices; a query that could be shorter, such as that of the form sent without script, moves to its short address. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  const short = shortenCalculatorQuery(url.searchParams);
  if (short !== url.searchParams.toString()) throw redirect(careCalculatorPath(short), 302);
  await preload('getCalculatorRates', {});
}

function NextStep() {
  return (
    <section className={css.next} aria-labelledby="next">
      <div className={css.nextText}>
        <Heading level={2} size="m" id="next">
          {messages.calculatorNextTitle}
        </Heading>
        <Text as="p" tone="muted">
          {messages.calculatorNextLead}
        </Text>
      </div>
      <div className={css.actions}>
        <Link variant="primary" href={waitlistPath('waitlist')}>
          <span>{messages.rentWithoutDepositLabel}</span> <Icon name="arrow-right" size="s" />
        </Link>
        <Link variant="secondary" href={flowApplyPath('pay')}>
          {messages.applyForPaymentLabel}
        </Link>
      </div>
    </section>
  );
}

/** The calculator at the address it was opened with; what is typed goes into the address without a request. */
function AddressedCalculator({ search }: { readonly search: string }) {
  const { publicUrl } = usePageSite();
  const { data: answer } = useRoute('getCalculatorRates', {});
  const [atFirst] = useState(() => parseCalculatorPage(new URLSearchParams(search)));
  const [page, setPage] = useState<Calculated>(atFirst);
  const path = careCalculatorPath(serializeCalculatorPage(page));
  useReplacedQuery(page === atFirst ? null : path);
  const isCalculated = findCalculationInput(page.first) !== null;
  useEffect(() => {
    if (isCalculated) track('calculation-made');
  }, [isCalculated]);
  if (!answer) return null;
  const { day, ...rates } = answer;
  return (
    <>
      <div className={css.actions}>
        <ShareMenu title={messages.calculatorTitle} url={`${publicUrl}${path}`} />
        <span className={css.scriptOnly}>
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon name="file-text" /> {messages.printLabel}
          </Button>
        </span>
      </div>
      <Calculator
        rates={rates}
        day={day}
        defaultValue={atFirst}
        action={careCalculatorPath()}
        canCompare
        onChange={setPage}
      />
    </>
  );
}

/** What renting a home really costs, line by line, alone or compared with another; everything is in its address. */
export default function CalculatorPage() {
  const { key, search } = useLocation();
  return (
    <Container as="main" id="main">
      <PageMeta {...pageTitles.calculator} canonicalPath={careCalculatorPath()} />
      <div className={css.head}>
        <Heading level={1} size="xl">
          {messages.calculatorTitle}
        </Heading>
        <Text as="p" size="l" tone="muted">
          {messages.calculatorLead}
        </Text>
      </div>
      <AddressedCalculator key={key} search={search} />
      <NextStep />
      <Text as="p" size="s" tone="muted">
        {messages.calculatorNote}
      </Text>
    </Container>
  );
}
