import type { ProfileFields } from '@sewa/api/client';
import { parseTexts } from '@sewa/pages/forms';
import * as messages from '../messages.ts';

/** The word that begins a sentence about each field of a profile. */
export const fieldLabels = {
  name: messages.signUpFieldSubject.name,
  email: messages.signUpFieldSubject.email,
  residentialStatus: messages.signUpFieldSubject.residentialStatus,
  passType: messages.signUpFieldSubject.passType,
} as const satisfies Record<keyof ProfileFields, string>;

/** Passes on which people live in Singapore, by the names the authorities give them. */
export const passTypes = [
  'Employment Pass',
  'Personalised Employment Pass',
  'Overseas Networks & Expertise Pass',
  'EntrePass',
  'S Pass',
  'Work Permit',
  'Training Employment Pass',
  'Dependant’s Pass',
  'Long-Term Visit Pass',
  'Student’s Pass',
] as const;

/** What a form of the profile says, field by field; a field that is not part of it is left out. */
export const parseProfileForm = (form: FormData): Record<string, string> =>
  parseTexts(form, Object.keys(fieldLabels));
