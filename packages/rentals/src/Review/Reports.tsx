import type { ReportEntry } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { listingPath } from '@sewa/paths';
import { Button, Heading, Icon, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { joinSide, reviewButtons } from './reviewForms.ts';

const outcomes = ['removed', 'corrected', 'unfounded'] as const;

function ReportRow({ report }: { readonly report: ReportEntry }) {
  const { id, reason, message, reportedAt, listing, chat } = report;
  const about = listing ? 'listing' : 'message';
  const answer = useActionData();
  const asked = outcomes.find((outcome) => findResult(answer, joinSide(id, outcome))?.isConfirmationNeeded);
  return (
    <ListItem id={id} start={<Icon name="flag" />}>
      <Stack gap="s">
        <div>
          <Text weight="semibold">{messages.reportReason[reason] ?? reason}</Text>
          {message === null ? null : <Text>{message}</Text>}
          {listing ? (
            <Link href={listingPath(listing.id, listing.slug)}>
              {messages.reportedListing(listing.listerName)}
            </Link>
          ) : null}
          {chat ? (
            <>
              <Text size="s">{messages.reportedMessage(chat.senderName)}</Text>
              <Text as="blockquote">{chat.text}</Text>
            </>
          ) : null}
          <Text size="s" tone="muted">
            {messages.reportedOn(formatDay(reportedAt))}
          </Text>
        </div>
        <PageForm as={Form}>
          <CorporateField />
          {asked ? (
            <ConfirmQuestion
              question={messages.reportQuestion[asked][about]}
              cancelLabel={common.cancelLabel}
              confirmLabel={messages.reportOutcomeLabel[asked][about]}
              name={reviewButtons.report}
              value={joinSide(id, asked)}
            />
          ) : (
            <Inline gap="s">
              {outcomes.map((outcome) => (
                <Button
                  key={outcome}
                  type="submit"
                  variant={outcome === 'removed' ? 'danger' : 'secondary'}
                  size="s"
                  name={reviewButtons.askReport}
                  value={joinSide(id, outcome)}
                >
                  {messages.reportOutcomeLabel[outcome][about]}
                </Button>
              ))}
            </Inline>
          )}
        </PageForm>
        <FormError result={findResult(answer, id)} />
      </Stack>
    </ListItem>
  );
}

/** What people reported, with the outcomes an operator may choose. */
export function Reports({ reports }: { readonly reports: readonly ReportEntry[] }) {
  return (
    <Stack as="section" gap="m" aria-labelledby="reports-title">
      <Heading level={2} size="m" id="reports-title">
        {messages.reportsTitle}
      </Heading>
      {reports.length === 0 ? (
        <Text tone="muted">{messages.noReports}</Text>
      ) : (
        <List variant="boxed">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </List>
      )}
    </Stack>
  );
}
