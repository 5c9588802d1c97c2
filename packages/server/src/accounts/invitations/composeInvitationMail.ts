import { formatContractActorType, formatDay } from '@sewa/formatters';
import { findActorType, signUpCodePath, signUpInvitePath } from '@sewa/paths';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as common from '../../platform/messages/messages.ts';
import * as messages from '../messages.ts';
import { findUserType, type InvitationRow, nameInviter } from './InvitationRow.ts';
import type { InvitationSecrets } from './invitationSecrets.ts';

/** Composes the invitation email, as text and as the parts of its HTML. */
export function composeInvitationMail(
  row: InvitationRow,
  { guid, code }: InvitationSecrets,
  publicUrl: string,
): MailContent {
  const target = nameInviter(row);
  const inviter = row.invited_by_name;
  const role = row.corporate_name === null ? formatContractActorType(row.actor_type) : null;
  const opening = messages.invitationLead(inviter, target, role);
  const link = `${publicUrl}${signUpInvitePath(guid)}`;
  const end = messages.invitationValidity(formatDay(row.expires_at.toISOString()));
  const entry = `${publicUrl}${signUpCodePath(findActorType(findUserType(row)))}`;
  const typed = messages.invitationByCode(code, entry);
  const footer = messages.invitationFooter(inviter);
  return {
    subject: messages.invitationSubject(inviter, target),
    text: [opening, '', `${common.invitationAction}: ${link}`, '', typed, end, '', footer].join('\n'),
    body: {
      lead: [opening],
      button: { label: common.invitationAction, url: link },
      notes: [typed, end],
      reason: footer,
    },
  };
}
