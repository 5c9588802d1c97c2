import { findDay } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { pageTitles } from '@sewa/pages/titles';
import { mayIRentPath } from '@sewa/paths';
import { Banner, Container, Heading, Text } from '@sewa/ui';
import { useState } from 'react';
import { redirect, useLocation } from 'react-router-dom';
import { Answer } from '../MayIRent/Answer.tsx';
import * as css from '../MayIRent/MayIRent.css.ts';
import { MayRentForm } from '../MayIRent/MayRentForm.tsx';
import {
  type MayRentPage,
  parseMayRentPage,
  serializeMayRentPage,
  shortenMayRentQuery,
} from '../MayIRent/mayRentQuery.ts';
import * as messages from '../MayIRent/messages.ts';

/** Moves the address that a form was sent to, to the one address of that question. */
export async function loader({ url }: PageRequest): Promise<void> {
  const short = shortenMayRentQuery(url.searchParams);
  if (short !== url.searchParams.toString()) throw redirect(mayIRentPath(short), 302);
}

/** Says why there is no answer to what was sent. */
function Unanswered({ page: { issues, missing } }: { readonly page: MayRentPage }) {
  if (Object.keys(issues).length > 0)
    return (
      <Banner tone="warning" title={messages.issuesTitle}>
        {messages.issuesLead}
      </Banner>
    );
  return (
    <Banner title={messages.missingTitle}>
      {messages.missingLead} {missing.join(', ')}.
    </Banner>
  );
}

/** Whether people may rent a home for a term, by every rule with its source; everything is in the address, and nothing is stored. */
export default function MayIRentPage() {
  const { search, key } = useLocation();
  const [firstKey] = useState(key);
  const [day] = useState(() => findDay(Date.now()) ?? '');
  const page = parseMayRentPage(new URLSearchParams(search));
  const { question } = page;
  const form = <MayRentForm page={page} search={search} />;
  return (
    <Container as="main" id="main" width="medium">
      <PageMeta {...pageTitles.mayIRent} canonicalPath={mayIRentPath()} />
      <div className={css.head}>
        <Heading level={1} size="xl">
          {messages.title}
        </Heading>
        <Text as="p" size="l" tone="muted">
          {messages.lead}
        </Text>
      </div>
      {question ? (
        <div className={css.columns}>
          <Answer
            question={{ ...question, day }}
            path={mayIRentPath(serializeMayRentPage(page))}
            isNew={key !== firstKey}
          />
          {form}
        </div>
      ) : (
        <div className={css.alone}>
          {search === '' ? null : <Unanswered page={page} />}
          {form}
        </div>
      )}
      <Text as="p" size="s" tone="muted">
        {messages.note}
      </Text>
    </Container>
  );
}
