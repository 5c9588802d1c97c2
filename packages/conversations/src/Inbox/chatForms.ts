import { ApiError, explainError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { findText, listRefusedFields, rejectWith, requireFormError } from '@sewa/pages/forms';
import { chatPath, conversationPath, HELP_CONVERSATION } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { parseInboxFilter, withFilter } from '../Enquiries/inboxFilter.ts';
import * as messages from '../messages.ts';

/** A message that was not taken, with what was typed. */
export interface RejectedMessage {
  readonly form: 'message';
  readonly message: string;
  readonly reason: string;
}

/** Why a message was not taken, in words for whoever wrote it. */
export function explainMessage(error: unknown): string {
  const field = listRefusedFields(error).find(({ name }) => name === 'message');
  if (field) return messages.messageIssue(field.reason);
  return error instanceof ApiError && error.status === 403 ? messages.blockedIssue : explainError(error);
}

/** Sends a message, or begins the conversation with the help desk; resolves to the conversation's id. */
async function send({ client }: PageRequest, conversationId: string, message: string): Promise<string> {
  if (conversationId === HELP_CONVERSATION) {
    const { conversationId: id } = await client.startConversation({
      body: { contextId: HELP_CONVERSATION, message },
    });
    return id;
  }
  const { number } = await client.sendMessage({ body: { conversationId, message } });
  // Whoever answers has read what they answer; a message that's sent stays sent if that can't be noted.
  await client.markRead({ conversationId, body: { number } }).catch(() => undefined);
  return conversationId;
}

/** Takes what a lister says of an enquiry; resolves to the page that shows it, or to null for another form. */
async function changeEnquiry({ client, url }: PageRequest, conversationId: string, form: FormData) {
  const name = form.get('form');
  const back = withFilter(conversationPath(conversationId), parseInboxFilter(url.searchParams));
  if (name === 'fit' || name === 'not-fit') {
    await client.markNotFit({ conversationId, body: { isNotFit: name === 'not-fit' } });
    return redirect(back, 303);
  }
  if (name === 'assign') {
    await client.assignConversation({ conversationId, body: { userId: findText(form, 'userId') || null } });
    return redirect(back, 303);
  }
  return null;
}

/** Tells all who asked about a home that it is gone, and shows how many they are. */
async function tell({ client }: PageRequest, form: FormData) {
  const home = findText(form, 'home') ?? '';
  const { told } = await client.tellAskers({ id: home, body: { message: findText(form, 'message') ?? '' } });
  return redirect(`${withFilter(chatPath(), { home })}&told=${told}`, 303);
}

/** Takes the forms of the inbox that were sent without script: a message, no more emails about it, or what a lister says of it. */
export async function handleChatForm(page: PageRequest): Promise<unknown> {
  const { client, params, request } = page;
  const { conversationId = '' } = params;
  const form = await request.formData();
  if (form.get('form') === 'mute') {
    await client.muteConversation({ conversationId, body: { isMuted: true } });
    return redirect(`${conversationPath(conversationId)}?mute`, 303);
  }
  if (form.get('form') === 'tell') return tell(page, form);
  const changed = await changeEnquiry(page, conversationId, form);
  if (changed) return changed;
  const message = findText(form, 'message') ?? '';
  try {
    const path = conversationPath(await send(page, conversationId, message));
    return redirect(withFilter(path, parseInboxFilter(page.url.searchParams)), 303);
  } catch (error) {
    requireFormError(error, [401, 404]);
    const rejected: RejectedMessage = { form: 'message', message, reason: explainMessage(error) };
    return rejectWith(error, rejected);
  }
}
