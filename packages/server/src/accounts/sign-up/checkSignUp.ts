import type { SignUpFields } from '@sewa/api/client';
import type { FieldError } from '@sewa/api/errors';
import { isAgencyLicenceNumber, isRegistrationNumber, normalizeUen } from '@sewa/formatters';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import * as messages from '../messages.ts';
import type { SigningUser } from './queries.ts';

/** Validated sign-up input. */
export interface CheckedSignUp {
  user: Omit<SigningUser, 'user_type_ids' | 'is_valid'>;
  /** The corporate to create, or null. */
  corporate: { name: string; uen: string } | null;
}

/** Fields required by a user type, besides the common ones. */
export interface SignUpWants {
  isAgent: boolean;
  isNewCorporate: boolean;
}

const capital = (text: string | undefined): string | null => text?.toUpperCase() ?? null;

/** An agent's registration and licence numbers, as stored. */
export type AgentNumbers = Pick<SigningUser, 'registration_number' | 'licence_number'>;

/** The numbers an agent typed, in upper case. */
export const parseAgent = (
  given: Pick<SignUpFields, 'registrationNumber' | 'licenceNumber'>,
): AgentNumbers => ({
  registration_number: capital(given.registrationNumber),
  licence_number: capital(given.licenceNumber),
});

/** What is wrong with the numbers of an agent, by field. */
export function checkAgent({
  registration_number: registration,
  licence_number: licence,
}: AgentNumbers): FieldError[] {
  return [
    ...(isRegistrationNumber(registration)
      ? []
      : [{ name: 'registrationNumber', reason: common.registrationNumberReason }]),
    ...(isAgencyLicenceNumber(licence)
      ? []
      : [{ name: 'licenceNumber', reason: messages.licenceNumberReason }]),
  ];
}

function checkPerson({ name, email, residential_status: status, pass_type: pass }: CheckedSignUp['user']) {
  const fields: FieldError[] = [];
  if (!name) fields.push({ name: 'name', reason: common.emptyReason });
  if (!email) fields.push({ name: 'email', reason: common.emptyReason });
  if (!status) fields.push({ name: 'residentialStatus', reason: common.missingReason });
  if (status === 'A' && !pass) fields.push({ name: 'passType', reason: common.missingReason });
  return fields;
}

/** Validates sign-up input; existing profile fields take precedence. Throws with every invalid field. */
export function checkSignUp(
  signingUser: SigningUser,
  given: SignUpFields,
  wants: SignUpWants,
): CheckedSignUp {
  const agent = wants.isAgent ? parseAgent(given) : null;
  const status = signingUser.residential_status ?? given.residentialStatus ?? null;
  const user: CheckedSignUp['user'] = {
    name: signingUser.name || (given.name ?? null),
    email: signingUser.email || (given.email ?? null),
    residential_status: status,
    pass_type: status === 'A' ? signingUser.pass_type || (given.passType ?? null) : signingUser.pass_type,
    registration_number: signingUser.registration_number ?? agent?.registration_number ?? null,
    licence_number: signingUser.licence_number ?? agent?.licence_number ?? null,
  };
  const uen = normalizeUen(given.uen);
  const fields = [...checkPerson(user), ...(wants.isAgent ? checkAgent(user) : [])];
  if (wants.isNewCorporate && !given.corporateName)
    fields.push({ name: 'corporateName', reason: common.emptyReason });
  if (wants.isNewCorporate && uen === null)
    fields.push({ name: 'uen', reason: given.uen?.trim() ? common.uenReason : common.emptyReason });
  if (fields.length > 0) throw new HttpError('invalid', { fields });
  const isMade = wants.isNewCorporate && uen !== null && given.corporateName !== undefined;
  return { user, corporate: isMade ? { name: given.corporateName ?? '', uen } : null };
}
