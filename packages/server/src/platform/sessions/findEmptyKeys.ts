import type { Profile } from './queries.ts';

/**
 * The empty profile fields, by their API names. A pass type is required only for status A, and a phone number only without a login
 * at an issuer.
 */
export function findEmptyKeys(user: Profile): string[] {
  const profile: Record<string, unknown> = {
    name: user.name,
    email: user.email,
    ...(user.has_identity ? {} : { phoneNumber: user.phone_number }),
    residentialStatus: user.residential_status,
    ...(user.residential_status === 'A' ? { passType: user.pass_type } : {}),
  };
  return Object.keys(profile).filter((key) => !profile[key]);
}
