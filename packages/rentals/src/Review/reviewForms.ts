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
  note: 'add-note',
} as const;

/**
 * What an address shows: one of the queues, or one report or dispute of it; which listing is open, what was done before, and a ready-made reason to reject it;
 * or what was searched for, and the person it opens.
 */
export const reviewParameters = {
  show: 'show',
  item: 'item',
  open: 'open',
  done: 'done',
  reason: 'reason',
  words: 'q',
  person: 'person',
} as const;

/** The queues, each a tab. */
export const queueNames = ['listings', 'reports', 'disputes'] as const;

/** One of the queues. */
export type QueueName = (typeof queueNames)[number];

/** The queue that an address shows. */
export const parseQueue = (params: URLSearchParams): QueueName =>
  queueNames.find((name) => name === params.get(reviewParameters.show)) ?? 'listings';

/** Path of a queue. */
export const queuePath = (name: QueueName): string =>
  name === 'listings'
    ? reviewPath()
    : `${reviewPath()}?${new URLSearchParams({ [reviewParameters.show]: name })}`;

/** Path of one report or dispute. */
export const queueItemPath = (name: QueueName, id: string): string =>
  `${queuePath(name)}&${new URLSearchParams({ [reviewParameters.item]: id })}`;

/** Path of what operators may see of a person. */
export const deskPersonPath = (id: string, words: string): string =>
  `${reviewPath()}?${new URLSearchParams({ [reviewParameters.words]: words, [reviewParameters.person]: id })}`;

/** Path of one listing in review. */
export function openReviewPath(id: string, more: Readonly<Record<string, string>> = {}): string {
  return `${reviewPath()}?${new URLSearchParams({ [reviewParameters.open]: id, ...more })}`;
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

/** The listing that came after the one that is done, else the one that waits longest; the queue if none does. */
async function openNext(client: Client, done: 'approve' | 'reject', after: string): Promise<Response> {
  // What was done is done, even if the queue can't be read at the moment.
  const waiting = await client.listReviews().catch(() => []);
  const next = waiting.find(({ id }) => id === after) ?? waiting[0];
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
  return openNext(page.client, name, findText(form, 'next') ?? '');
}

const settle = (page: PageRequest, [id, side]: [string, string], words: string) =>
  runFormAction(
    page,
    {
      about: id,
      done: messages.settled,
      describe: ({ status }) => (status === 404 ? { error: messages.disputeGone } : null),
    },
    () => page.client.settleDispute({ id, body: { for: side, words } }, newKey()),
  );

const settleReport = (page: PageRequest, [id, outcome]: [string, string], words: string) =>
  runFormAction(
    page,
    {
      about: id,
      done: messages.reportSettled,
      describe: ({ status }) => (status === 404 ? { error: messages.reportGone } : null),
    },
    // The server refuses any other outcome.
    () => page.client.settleReport({ id, body: { outcome: outcome as 'removed', words } }),
  );

const addNote = (page: PageRequest, value: string, words: string) => {
  const [about, id] = splitSide(value);
  if (words === '') return rejectFields({ about: value, typed: { words } }, { note: messages.noteMissing });
  return runFormAction(
    page,
    { about: value, done: messages.noteSaved },
    // The server refuses anything else.
    () => page.client.addDeskNote({ about: about as 'dispute', id, body: { words } }),
  );
};

/** Takes the forms of the page of reviews. */
export async function handleReviewForm(page: PageRequest, form: FormData): Promise<unknown> {
  if (form.has(reviewButtons.approve)) return review(page, form, 'approve');
  if (form.has(reviewButtons.reject)) return review(page, form, 'reject');
  const words = (findText(form, 'words') ?? '').trim();
  const noted = parseText(form, reviewButtons.note);
  if (noted !== '') return addNote(page, noted, (findText(form, 'note') ?? '').trim());
  const asked = parseText(form, reviewButtons.ask);
  if (asked !== '') return confirmFirst(asked, { words });
  const side = parseText(form, reviewButtons.settle);
  if (side !== '') return settle(page, splitSide(side), words);
  const askedReport = parseText(form, reviewButtons.askReport);
  if (askedReport !== '') return confirmFirst(askedReport, { words });
  const report = parseText(form, reviewButtons.report);
  // A question that was answered with no sends no name.
  return report === '' ? null : settleReport(page, splitSide(report), words);
}
