import type { NoticeKind, PushKind } from '@sewa/api/client';
import { conversationPath, dashboardPath } from '@sewa/paths';
import type { PushMessage } from '../../platform/push/Pusher.ts';
import * as messages from '../messages.ts';
import type { OpenConversation, OpenNotice } from './openQueries.ts';

/** A message, and its kind. */
export interface KindOfPush extends PushMessage {
  readonly kind: PushKind;
}

/** More than this at once become one message. */
const MAX_SINGLE = 3;

/** The kind of each notice; null for what no push message is about. */
const kinds: Readonly<Record<NoticeKind, PushKind | null>> = {
  'account-deletion': null,
  'addendum-ended': 'agreements',
  'addendum-proposed': 'agreements',
  'aircon-due': 'agreements',
  'application-answered': 'money',
  'authority-asked': 'homes',
  'authority-granted': 'homes',
  'bill-contested': 'money',
  'bill-due': 'money',
  'bill-failed': 'money',
  'bill-overdue': 'money',
  'bill-received': 'money',
  'bill-recorded': 'money',
  'bill-reminder': 'money',
  'bill-said-paid': 'money',
  'company-unverified': null,
  'contract-drafted': 'agreements',
  'contract-expired': 'agreements',
  'contract-refused': 'agreements',
  'contract-sent': 'agreements',
  'contract-signed': 'agreements',
  'contract-to-sign': 'agreements',
  'deposit-answer': 'money',
  'deposit-due': 'money',
  'deposit-proposed': 'money',
  'deposit-returned': 'money',
  'document-ends': 'agreements',
  'duty-due': 'money',
  'email-unconfirmed': null,
  'exit-opens': 'agreements',
  'handover-due': 'agreements',
  'home-taken': 'viewings',
  'inspection-to-confirm': 'agreements',
  invitation: null,
  'listing-in-review': null,
  'listing-paused': 'homes',
  'listing-rejected': 'homes',
  'listing-reported': 'homes',
  'listing-unconfirmed': 'homes',
  'offer-declined': 'agreements',
  'offer-expired': 'agreements',
  'offer-received': 'agreements',
  'paper-sent': 'agreements',
  'payee-changed': 'money',
  'payment-method-ended': 'money',
  'renewal-closes': 'agreements',
  'renewal-opens': 'agreements',
  'rental-agreed': 'agreements',
  'rental-withdrawn': 'agreements',
  'repair-changed': 'agreements',
  'repair-reported': 'agreements',
  'tenancy-ending': 'agreements',
  'tenancy-running': 'agreements',
  'unit-disputed': 'homes',
  'viewing-answer': 'viewings',
  'viewing-booked': 'viewings',
  'viewing-cancelled': 'viewings',
  'viewing-offered': 'viewings',
  'viewing-soon': 'viewings',
};

/** The message about a notice, or null. */
export function composeNoticePush({ id, kind, path }: OpenNotice): KindOfPush | null {
  const of = kinds[kind];
  return (
    of && { kind: of, title: messages.pushTitle[of], body: messages.pushNotice[kind] ?? '', path, tag: id }
  );
}

/** The message about unseen messages of a conversation, without their text. */
export const composeConversationPush = ({
  conversation_id: id,
  sender_name: name,
  home,
}: OpenConversation): KindOfPush => ({
  kind: 'messages',
  title: messages.pushMessageTitle(name ?? messages.unnamedSender),
  body: home ?? '',
  path: conversationPath(id),
  tag: `conversation-${id}`,
});

/** The messages themselves, or one in place of many. */
export const joinPushes = (pushes: readonly KindOfPush[]): readonly PushMessage[] =>
  pushes.length <= MAX_SINGLE
    ? pushes.map(({ kind: _, ...push }) => push)
    : [{ title: messages.pushManyTitle(pushes.length), body: '', path: dashboardPath(), tag: 'many' }];
