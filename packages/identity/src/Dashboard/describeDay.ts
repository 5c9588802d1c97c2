import type { Dashboard } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';

/** A number with the word for what is counted: '1 home', '2 homes'. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const fieldLabels: Readonly<Record<string, string>> = {
  name: 'your name',
  email: 'your e-mail address',
  phoneNumber: 'your phone number',
  residentialStatus: 'your residential status',
  passType: 'your pass',
};

/** What a profile still wants, in a sentence; null when it wants nothing. */
export function describeProfile({ emptyKeys, isEmailProven }: Dashboard['profile']): string | null {
  const missing = emptyKeys.flatMap((key) => fieldLabels[key] ?? []);
  if (missing.length > 0) return `Still missing: ${missing.join(', ')}.`;
  return isEmailProven ? null : 'Your e-mail address is not proven yet: we mail you a code.';
}

/** What became of a kept home. */
export function describeChange({
  status,
  rentWhenKept,
  monthlyRent,
}: Dashboard['favourites']['changed'][number]): string {
  if (status === 'let') return 'is let';
  if (status === 'closed') return 'is no longer on offer';
  const difference = formatMoney(Math.abs(monthlyRent - rentWhenKept));
  return monthlyRent < rentWhenKept ? `asks ${difference} less` : `asks ${difference} more`;
}

/** What somebody who lets homes should know of their enquiries. */
export function describeEnquiries({ made, received, receivedLately }: Dashboard['enquiries']): string {
  const parts = [
    received > 0
      ? `${count(received, 'received', 'received')}, ${receivedLately} in the last seven days`
      : null,
    made > 0 ? `${made} sent` : null,
  ].filter(Boolean);
  return `${parts.join('; ')}.`;
}

/** What became of the invitations somebody made for their homes. */
export function describeInvited({ waiting, accepted }: NonNullable<Dashboard['invited']>): string {
  if (waiting + accepted === 0) return 'A tenant or an agent can join you for a home: they get a letter.';
  const parts = [
    waiting > 0 ? `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for an answer` : null,
    accepted > 0 ? `${accepted} accepted` : null,
  ].filter(Boolean);
  return `${parts.join(', ')}.`;
}

/** Whether nothing was begun yet, so that first steps say more than empty cards. */
export const isNewUser = ({ favourites, enquiries, savedSearches, listings }: Dashboard): boolean =>
  favourites.count + enquiries.made + enquiries.received + savedSearches.length === 0 && listings === null;
