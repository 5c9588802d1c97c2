import type { ListingReportReason } from '@sewa/api/client';
import { ApiError, explainError, isUnanswered } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { listingPath } from '@sewa/paths';
import { data, redirect } from 'react-router-dom';
import * as messages from '../messages.ts';

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

const parseText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A report as a form states it; null when no reason was chosen. */
export function parseReport(form: FormData): { reason: ListingReportReason; message: string } | null {
  const reason = parseText(form, 'reason');
  return isReason(reason) ? { reason, message: parseText(form, 'message') } : null;
}

/** Why a report was not taken, in words for whoever sent it. */
export function explainReport(reason: unknown): string {
  const [field] = reason instanceof ApiError && !isUnanswered(reason) ? reason.fields : [];
  return field ? messages.reportMessageIssue(field.reason) : explainError(reason);
}

/** Answers a report that was sent without script. Null when the form is about something else. */
export async function takeReportForm({ client, params }: PageRequest, form: FormData): Promise<unknown> {
  if (form.get('form') !== 'report') return null;
  const refuse = (reason: string, status: number, isChoice = false) => {
    const rejected: RejectedReport = {
      form: 'report',
      chosen: parseText(form, 'reason'),
      message: parseText(form, 'message'),
      reason,
      isChoice,
    };
    return data(rejected, { status });
  };
  const body = parseReport(form);
  if (!body) return refuse(messages.chooseReportReason, 400, true);
  try {
    await client.reportListing({ id: params.id ?? '', body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isUnanswered(error) && error.status !== 400 && error.status !== 429) throw error;
    return refuse(explainReport(error), error.status || 503);
  }
  return redirect(`${listingPath(params.id ?? '', params.slug ?? '')}?reported=1#report`, 303);
}
