import { formatContractActorType, formatDay } from '@sewa/formatters';
import { findActorType, signUpCodePath, signUpInvitePath } from '@sewa/paths';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as messages from '../../platform/messages/messages.ts';
import { findUserType, type InvitationRow, nameInviter } from './InvitationRow.ts';
import type { InvitationSecrets } from './invitationSecrets.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Composes the invitation email, as text and as HTML. */
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
    text: [opening, '', `${messages.invitationAction}: ${link}`, '', typed, end, '', footer].join('\n'),
    html: [
      `<!doctype html><html lang="en-SG"><body><p>${escapeHtml(opening)}</p>`,
      `<p><a href="${escapeHtml(link)}">${messages.invitationAction}</a></p>`,
      `<p>${escapeHtml(typed)}</p><p>${escapeHtml(end)}</p>`,
      `<p><small>${escapeHtml(footer)}</small></p></body></html>`,
    ].join(''),
  };
}
