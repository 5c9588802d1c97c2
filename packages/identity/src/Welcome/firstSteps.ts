import { chatPath, discoverPath, favouritesPath, mapPath, profilePath } from '@sewa/paths';
import type { IconName } from '@sewa/ui';

/** One of the first things somebody may do. */
export interface FirstStep {
  readonly label: string;
  readonly why: string;
  readonly path: string;
  readonly icon: IconName;
}

const find: FirstStep = {
  label: 'Find a home',
  why: 'Search by place, rent and rooms.',
  path: discoverPath(),
  icon: 'search',
};
const save: FirstStep = {
  label: 'Keep what you like',
  why: 'Homes and searches you keep stand in one place.',
  path: favouritesPath(),
  icon: 'heart',
};
const profile: FirstStep = {
  label: 'Look at your profile',
  why: 'What others need to know of you, and where you are logged in.',
  path: profilePath(),
  icon: 'user',
};
const answer: FirstStep = {
  label: 'See who asks',
  why: 'Enquiries about your homes arrive here.',
  path: chatPath(),
  icon: 'message-circle',
};
const compare: FirstStep = {
  label: 'Compare rents',
  why: 'See district by district what homes are offered for.',
  path: mapPath(),
  icon: 'map-pin',
};

const stepsByType: Readonly<Record<string, readonly FirstStep[]>> = {
  Tenant: [find, save, profile],
  Owner: [answer, compare, profile],
  MainAgent: [answer, find, profile],
  CorporateUser: [compare, answer, profile],
};

/** Three first steps for what somebody became last. */
export const listFirstSteps = (userTypes: readonly string[]): readonly FirstStep[] =>
  stepsByType[userTypes.at(-1) ?? ''] ?? [find, save, profile];
