import { explainError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { findText, listRefusedFields, rejectWith, requireFormError } from '@sewa/pages/forms';
import { track } from '@sewa/pages/track';
import { conversationPath, enquiryPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import * as messages from './messages.ts';

/** A message that was not taken, with what was typed. */
export interface RejectedEnquiry {
  readonly form: 'enquiry';
  readonly message: string;
  readonly reason: string;
}

/** Why a message was not taken, in words for whoever wrote it. */
export function explainEnquiry(reason: unknown): string {
  const [field] = listRefusedFields(reason);
  if (field?.name === 'message') return messages.messageIssue(field.reason);
  if (field?.name === 'listingId') return messages.enquiredHomeIssue(field.reason);
  return explainError(reason);
}

/**
 * Answers an enquiry that was sent without script: it is made and its conversation opens. A visitor's message is kept while
 * they log in. Null when the form is about something else.
 */
export async function handleEnquiryForm(page: PageRequest, form: FormData): Promise<unknown> {
  if (form.get('form') !== 'enquiry') return null;
  const { client, params, preload } = page;
  const listingId = params.id ?? '';
  const message = findText(form, 'message') ?? '';
  try {
    const { isAuthenticated, isValid } = await preload('control', {});
    if (!isAuthenticated || !isValid) {
      await client.startPendingAction({ body: { kind: 'enquiry', listingId, message } });
      return redirect(enquiryPath(listingId, params.slug ?? ''), 303);
    }
    const { conversationId } = await client.makeEnquiry({ body: { listingId, message } });
    track('enquiry-sent');
    return redirect(conversationPath(conversationId), 303);
  } catch (error) {
    requireFormError(error);
    const rejected: RejectedEnquiry = { form: 'enquiry', message, reason: explainEnquiry(error) };
    return rejectWith(error, rejected);
  }
}
