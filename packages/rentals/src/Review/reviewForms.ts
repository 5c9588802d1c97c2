import type { Client } from '@sewa/api/client';
import type { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import {
  confirmFirst,
  type FormResult,
  findText,
  hasChanged,
  parseText,
  parseVersion,
  rejectFields,
} from '@sewa/pages/forms';
import { reviewPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { rejectForm, runFormAction } from '../formActions.ts';
import { newKey } from '../newKey.ts';
import * as messages from './messages.ts';

/**
 * Names of the buttons: approve or reject a listing by its id; ask about a side of a dispute, settle for it; ask
 * about an outcome of a report, settle it. */
export const reviewButtons = {
  approve: 'approve',
  reject: 'reject',
  ask: 'ask-to-settle',
  settle: 'settle',
  askReport: 'ask-to-settle-report',
  report: 'report',
} as const;

/** Which listing an address opens, what was done before, and a ready-made reason to reject it. */
export const reviewParameters = { listing: 'listing', done: 'done', reason: 'reason' } as const;

/** Path of one listing in review. */
export function openReviewPath(id: string, more: Readonly<Record<string, string>> = {}): string {
  return `${reviewPath()}?${new URLSearchParams({ [reviewParameters.listing]: id, ...more })}`;
}

/** Name of the dispute that is about a side, and the side, as one value. */
export const joinSide = (disputeId: string, side: string): string => `${disputeId} ${side}`;

function splitSide(value: string): [disputeId: string, side: string] {
  const [disputeId = '', side = ''] = value.split(' ');
  return [disputeId, side];
}

/** Why a listing was not approved or rejected, in words for operators. */
function describeRefusal(error: ApiError): Partial<FormResult> | null {
  if (error.status === 404 || hasChanged(error)) return { error: messages.reviewGone };
  const [issue] = error.fields.flatMap(({ name }) => messages.approveIssue[name] ?? []);
  return issue === undefined ? null : { error: issue };
}

/** The listing that waits longest, so that it comes up by itself; the queue if none does. */
async function openNext(client: Client, done: 'approve' | 'reject'): Promise<Response> {
  // What was done is done, even if the queue can't be read at the moment.
  const [next] = await client.listReviews().catch(() => []);
  const told = { [reviewParameters.done]: done };
  return redirect(next ? openReviewPath(next.id, told) : `${reviewPath()}?${new URLSearchParams(told)}`, 303);
}

async function review(page: PageRequest, form: FormData, name: 'approve' | 'reject'): Promise<unknown> {
  const id = parseText(form, reviewButtons[name]);
  const words = (findText(form, 'words') ?? '').trim();
  const typed = { words };
  if (name === 'reject' && words === '')
    return rejectFields({ about: id, typed }, { words: messages.rejectWordsMissing });
  const version = parseVersion(form);
  try {
    if (name === 'approve') await page.client.approveListing({ id, body: { version } }, newKey());
    else await page.client.rejectListing({ id, body: { version, words } }, newKey());
  } catch (error) {
    return rejectForm({ about: id, typed, describe: describeRefusal }, error);
  }
  return openNext(page.client, name);
}

const settle = (page: PageRequest, [id, side]: [string, string]) =>
  runFormAction(
    page,
    {
      about: id,
      done: messages.settled,
      describe: ({ status }) => (status === 404 ? { error: messages.disputeGone } : null),
    },
    () => page.client.settleDispute({ id, body: { for: side } }, newKey()),
  );

const settleReport = (page: PageRequest, [id, outcome]: [string, string]) =>
  runFormAction(
    page,
    {
      about: id,
      done: messages.reportSettled,
      describe: ({ status }) => (status === 404 ? { error: messages.reportGone } : null),
    },
    // The server refuses any other outcome.
    () => page.client.settleReport({ id, body: { outcome: outcome as 'removed' } }),
  );

/** Takes the forms of the page of reviews. */
export async function handleReviewForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  if (form.has(reviewButtons.approve)) return review(page, form, 'approve');
  if (form.has(reviewButtons.reject)) return review(page, form, 'reject');
  const asked = parseText(form, reviewButtons.ask);
  if (asked !== '') return confirmFirst(asked);
  const side = parseText(form, reviewButtons.settle);
  if (side !== '') return settle(page, splitSide(side));
  const askedReport = parseText(form, reviewButtons.askReport);
  if (askedReport !== '') return confirmFirst(askedReport);
  const report = parseText(form, reviewButtons.report);
  // A question that was answered with no sends no name.
  return report === '' ? null : settleReport(page, splitSide(report));
}
