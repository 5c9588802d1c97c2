import type { ListingReportReason } from '@sewa/api/client';
import { explainError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { findText, listRefusedFields, rejectWith, requireFormError } from '@sewa/pages/forms';
import { listingPath } from '@sewa/paths';
import { data, redirect } from 'react-router-dom';
import * as messages from './messages.ts';

/** A report that was not taken, with what was typed. */
export interface RejectedReport {
  readonly form: 'report';
  readonly chosen: string;
  readonly message: string;
  readonly reason: string;
  /** True when the reason chosen is what is wrong. */
  readonly isChoice: boolean;
}

/** The reasons in the order they are offered. */
export const reportReasons: readonly { readonly value: ListingReportReason; readonly label: string }[] = (
  ['not-available', 'wrong-facts', 'duplicate', 'scam', 'not-theirs', 'other'] as const
).map((value) => ({ value, label: messages.reportReason[value] }));

const isReason = (value: string): value is ListingReportReason =>
  reportReasons.some((reason) => reason.value === value);

const getText = (form: FormData, name: string): string => findText(form, name) ?? '';

/** A report as a form states it; null when no reason was chosen. */
export function parseReport(form: FormData): { reason: ListingReportReason; message: string } | null {
  const reason = getText(form, 'reason');
  return isReason(reason) ? { reason, message: getText(form, 'message') } : null;
}

/** Why a report was not taken, in words for whoever sent it. */
export function explainReport(reason: unknown): string {
  const [field] = listRefusedFields(reason);
  return field ? messages.reportMessageIssue(field.reason) : explainError(reason);
}

/** Answers a report that was sent without script. Null when the form is about something else. */
export async function handleReportForm({ client, params }: PageRequest, form: FormData): Promise<unknown> {
  if (form.get('form') !== 'report') return null;
  const makeRejected = (reason: string, isChoice: boolean): RejectedReport => ({
    form: 'report',
    chosen: getText(form, 'reason'),
    message: getText(form, 'message'),
    reason,
    isChoice,
  });
  const body = parseReport(form);
  if (!body) return data(makeRejected(messages.chooseReportReason, true), { status: 400 });
  try {
    await client.reportListing({ id: params.id ?? '', body });
  } catch (error) {
    requireFormError(error);
    return rejectWith(error, makeRejected(explainReport(error), false));
  }
  return redirect(`${listingPath(params.id ?? '', params.slug ?? '')}?reported=1#report`, 303);
}
