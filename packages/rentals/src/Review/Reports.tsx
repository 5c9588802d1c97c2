import type { ReportEntry } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { listingPath } from '@sewa/paths';
import {
  Button,
  Card,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
  TextArea,
} from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as common from '../messages.ts';
import { listHouseRules } from '../Wizard/houseRules.ts';
import { DeskNotes } from './DeskNotes.tsx';
import { DeskQueue } from './DeskQueue.tsx';
import * as messages from './messages.ts';
import { joinSide, queueItemPath, reviewButtons } from './reviewForms.ts';

const outcomes = ['removed', 'corrected', 'unfounded'] as const;

function describeReporter({ listing, ofReporter }: ReportEntry): string {
  if (ofReporter === null) return messages.reporterUnknown;
  const { reports, upheld } = ofReporter;
  return listing ? messages.reporterToday(reports, upheld) : messages.reporterEver(reports, upheld);
}

/** Who reported, what else was reported, and the house rules. */
function ReportFacts({ report }: { readonly report: ReportEntry }) {
  const { listing } = report;
  const rules = listing ? listHouseRules(listing.rules) : [];
  return (
    <DescriptionList>
      <DescriptionListItem name={messages.reporterLabel}>{describeReporter(report)}</DescriptionListItem>
      {listing ? (
        <>
          <DescriptionListItem name={messages.reportsOfHome}>
            {messages.tally(listing.ofHome.reports, listing.ofHome.upheld)}
          </DescriptionListItem>
          <DescriptionListItem name={messages.reportsOfLister}>
            {messages.tally(listing.ofLister.reports, listing.ofLister.upheld)}
          </DescriptionListItem>
          <DescriptionListItem name={messages.rulesTitle}>
            {rules.map(([name, value]) => `${name}: ${value}`).join(' · ') || messages.noRules}
          </DescriptionListItem>
        </>
      ) : null}
    </DescriptionList>
  );
}

/** The form that settles a report, with words for the sides; an outcome is asked for once more. */
function SettleForm({ report: { id, listing } }: { readonly report: ReportEntry }) {
  const about = listing ? 'listing' : 'message';
  const answer = useActionData();
  const asked = outcomes.find((outcome) => findResult(answer, joinSide(id, outcome))?.isConfirmationNeeded);
  const typed = asked && findResult(answer, joinSide(id, asked))?.typed.words;
  return (
    <PageForm as={Form}>
      <CorporateField />
      <Stack gap="s">
        <TextArea
          name="words"
          label={listing ? messages.wordsToListerLabel : messages.wordsToSidesLabel}
          hint={listing ? messages.wordsToListerHint : messages.wordsToSidesHint}
          rows={2}
          maxLength={2_000}
          defaultValue={typed}
        />
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
      </Stack>
    </PageForm>
  );
}

function ReportCard({ report }: { readonly report: ReportEntry }) {
  const { id, reason, message, reportedAt, listing, chat } = report;
  return (
    <Card as="article" padding="m" id={id} aria-labelledby={`report-${id}`}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={3} size="s" id={`report-${id}`}>
            <Link variant="quiet" href={queueItemPath('reports', id)}>
              {messages.reportReason[reason] ?? reason}
            </Link>
          </Heading>
          <Text size="s" tone="muted">
            {messages.reportedOn(formatDay(reportedAt))}
          </Text>
          {message === null ? null : <Text>{message}</Text>}
          {listing ? (
            <Text>
              <Link href={listingPath(listing.id, listing.slug)}>{listing.name}</Link>
              {listing.listerName === null ? null : `, ${listing.listerName}`}
            </Text>
          ) : null}
          {chat ? (
            <>
              <Text size="s">{messages.reportedMessage(chat.senderName)}</Text>
              <Text as="blockquote">{chat.text}</Text>
            </>
          ) : null}
        </Stack>
        <ReportFacts report={report} />
        <SettleForm report={report} />
        <FormError result={findResult(useActionData(), id)} />
        <DeskNotes about="report" id={id} count={report.notes} />
      </Stack>
    </Card>
  );
}

interface ReportsProps {
  readonly reports: readonly ReportEntry[];
  /** The only one that is shown. */
  readonly item: string | null;
}

/** What people reported, or one of it, with the outcomes an operator may choose. */
export function Reports({ reports, item }: ReportsProps) {
  return (
    <DeskQueue name="reports" entries={reports} item={item}>
      {(report) => <ReportCard key={report.id} report={report} />}
    </DeskQueue>
  );
}
