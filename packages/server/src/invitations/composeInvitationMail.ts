import { formatContractActorType, formatDay } from '@sewa/formatters';
import { findActorType, product, signUpCodePath, signUpInvitePath } from '@sewa/paths';
import type { MailContent } from '../mail/Mailer.ts';
import { findUserType, type InvitationRow, nameInviter } from './InvitationRow.ts';
import type { InvitationSecrets } from './invitationSecrets.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The letter that invites somebody, as text and as HTML with the same words. */
export function composeInvitationMail(
  row: InvitationRow,
  { guid, code }: InvitationSecrets,
  publicUrl: string,
): MailContent {
  const target = nameInviter(row);
  const as = row.corporate_name === null ? ` as ${formatContractActorType(row.actor_type)}` : '';
  const opening = `${row.invited_by_name} invites you to join ${target}${as}.`;
  const link = `${publicUrl}${signUpInvitePath(guid)}`;
  const end = `The invitation is valid until ${formatDay(row.expires_at.toISOString())}. It works once.`;
  const entry = `${publicUrl}${signUpCodePath(findActorType(findUserType(row)))}`;
  const typed = `If the link does not open, enter the code ${code} at ${entry}.`;
  const footer = `Sent by ${product.name} because ${row.invited_by_name} entered this address. If you do not know them, do nothing.`;
  return {
    subject: `${row.invited_by_name} invites you to ${target}`,
    text: [opening, '', `See it and answer: ${link}`, '', typed, end, '', footer].join('\n'),
    html: [
      `<!doctype html><html lang="en-SG"><body><p>${escapeHtml(opening)}</p>`,
      `<p><a href="${escapeHtml(link)}">See it and answer</a></p>`,
      `<p>${escapeHtml(typed)}</p><p>${escapeHtml(end)}</p>`,
      `<p><small>${escapeHtml(footer)}</small></p></body></html>`,
    ].join(''),
  };
}
