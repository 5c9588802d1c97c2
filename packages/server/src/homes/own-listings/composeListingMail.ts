import { listingPath, listingWizardPath, propertiesPath, propertyPath } from '@sewa/paths';
import type { MailContent, MailLink } from '../../platform/mail/Mailer.ts';
import * as messages from '../messages.ts';
import * as ownListingsMessages from './messages.ts';
import type { ListingProgress, OwnListingRow } from './ownListingRow.ts';

/** Name of a home: its title, or block and street. */
export const nameHome = ({
  title,
  block,
  street,
}: Pick<OwnListingRow, 'title' | 'block' | 'street'>): string =>
  title ?? [block, street].filter(Boolean).join(' ');

const compose = (subject: string, paragraphs: readonly string[], button: MailLink): MailContent => ({
  subject,
  text: [...paragraphs.flatMap((paragraph) => [paragraph, '']), `${button.label}: ${button.url}`].join('\n'),
  body: { lead: paragraphs, button, reason: messages.listingMailReason },
});

/** The mail that a listing was approved, with what the operator adds. */
export const composeApprovedMail = (row: OwnListingRow, origin: string, words = ''): MailContent =>
  compose(
    ownListingsMessages.listingApprovedSubject(nameHome(row)),
    [ownListingsMessages.listingApprovedLead(nameHome(row)), ...(words ? [words] : [])],
    { label: ownListingsMessages.seeListingLabel, url: `${origin}${listingPath(row.id, row.slug)}` },
  );

/** The mail that a listing was rejected, and why. */
export const composeRejectedMail = (row: OwnListingRow, origin: string, words: string): MailContent =>
  compose(
    ownListingsMessages.listingRejectedSubject(nameHome(row)),
    [ownListingsMessages.listingRejectedLead(nameHome(row)), words],
    {
      label: ownListingsMessages.editListingLabel,
      url: `${origin}${listingWizardPath(row.unit_id, row.id)}`,
    },
  );

/** Why the system pauses a listing. */
export type PauseReason = NonNullable<ListingProgress['paused_because']>;

/** Where a lister deals with a paused listing; a unit that is no longer theirs has no page for them. */
export const findPausedPath = (unitId: string, because: PauseReason): string =>
  because === 'ownership' ? propertiesPath() : propertyPath(unitId);

/** The mail that a listing was paused, and why. */
export const composePausedMail = (row: OwnListingRow, origin: string, because: PauseReason): MailContent =>
  compose(
    ownListingsMessages.listingPausedSubject(nameHome(row)),
    [ownListingsMessages.listingPausedLead[because](nameHome(row))],
    { label: ownListingsMessages.openListingLabel, url: `${origin}${findPausedPath(row.unit_id, because)}` },
  );
