import type { ReportEntry } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { listMessageReportRows, type MessageReportRow } from './messageQueries.ts';
import { listReportRows, type ReportRow } from './queries.ts';
import { mayReadReports } from './whoMayAsk.ts';

const toListingEntry = (row: ReportRow): ReportEntry => ({
  id: row.id,
  reason: row.reason,
  message: row.message,
  reportedAt: row.created_at.toISOString(),
  listing: {
    id: row.listing_id,
    slug: row.slug,
    status: row.listing_status,
    listerName: row.lister_name,
    name: row.home,
    rules: row.rules,
    ofHome: row.of_home,
    ofLister: row.of_lister,
  },
  ofReporter: row.of_reporter,
  notes: row.notes,
  chat: null,
});

const toMessageEntry = (row: MessageReportRow): ReportEntry => ({
  id: row.id,
  reason: row.reason,
  message: null,
  reportedAt: row.created_at.toISOString(),
  listing: null,
  ofReporter: row.of_reporter,
  notes: row.notes,
  chat: {
    conversationId: row.conversation_id,
    messageId: row.message_id,
    text: row.body,
    attachments: row.attachments,
    senderName: row.sender_name,
    sentAt: row.sent_at.toISOString(),
  },
});

/** The reported listings and messages that wait, the oldest first, for operators. */
export const listReports = defineVerb(mayReadReports, async ({ db }): Promise<ReportEntry[]> => {
  const entries = [
    ...(await listReportRows(db, false)).map(toListingEntry),
    ...(await listMessageReportRows(db, false)).map(toMessageEntry),
  ];
  return entries.toSorted((a, b) => a.reportedAt.localeCompare(b.reportedAt));
});
