import type { SignUpFields } from '@sewa/api/client';
import { parseTexts } from '@sewa/pages/forms';

const signUpFields = [
  'name',
  'email',
  'residentialStatus',
  'passType',
  'registrationNumber',
  'licenceNumber',
  'corporateName',
  'uen',
] as const;

/** A field of sign-up. */
export type SignUpField = (typeof signUpFields)[number];

/** What a form of sign-up says, field by field; what it has no field for is left out. */
export const parseSignUpForm = (form: FormData): Partial<Record<SignUpField, string>> =>
  parseTexts(form, signUpFields);

/** What is sent of it: what is empty counts as not said. The API checks it: what is no status is refused there, by field. */
export const leaveEmptyOut = (typed: Partial<Record<SignUpField, string>>): SignUpFields =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));

/** Which fields are asked for: what everybody is and what is not known yet, and the user type's own. */
export function listSignUpFields(
  userType: number,
  known: {
    readonly name: string | null;
    readonly email: string | null;
    readonly residentialStatus: string | null;
  },
  isInvitedToCorporate: boolean,
): readonly SignUpField[] {
  return [
    ...(known.name ? [] : (['name'] as const)),
    ...(known.email ? [] : (['email'] as const)),
    ...(known.residentialStatus ? [] : (['residentialStatus', 'passType'] as const)),
    ...(userType === 3 ? (['registrationNumber', 'licenceNumber'] as const) : []),
    ...(userType === 4 && !isInvitedToCorporate ? (['corporateName', 'uen'] as const) : []),
  ];
}
