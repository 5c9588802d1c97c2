import { formatMoney } from '@sewa/formatters';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as messages from '../messages.ts';
import { nameHome } from '../own-listings/composeListingMail.ts';
import type { OwnListingRow } from '../own-listings/ownListingRow.ts';

type AskedRow = Pick<OwnListingRow, 'title' | 'block' | 'street' | 'monthly_rent'>;

/** The mail that asks whether the homes of a lister are still available; looking at its link answers nothing. */
export function composeAvailabilityMail(
  rows: readonly AskedRow[],
  { due, url }: { readonly due: Date; readonly url: string },
): MailContent {
  const names = rows.map(nameHome);
  const subject = messages.availabilitySubject(names);
  const lead = messages.availabilityLead(names.length, due);
  const facts = rows.map((row) => ({
    label: nameHome(row),
    value: row.monthly_rent === null ? '' : messages.monthlyRent(formatMoney(row.monthly_rent)),
  }));
  return {
    subject,
    text: [
      lead,
      '',
      ...facts.map(({ label, value }) => [label, value].filter(Boolean).join(', ')),
      '',
      `${messages.answerAvailabilityLabel}: ${url}`,
    ].join('\n'),
    body: {
      lead: [lead],
      facts,
      button: { label: messages.answerAvailabilityLabel, url },
      notes: [messages.availabilityNote],
      reason: messages.listingMailReason,
    },
  };
}
