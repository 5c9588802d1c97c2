import type { Profile } from './queries.ts';

/**
 * The fields of a profile that are still empty, by the names the API gives them: a pass type is wanted with the status A only, and a
 * phone number of nobody who logs in at an issuer.
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
