import { chatPath, discoverPath, favouritesPath, mapPath, profilePath } from '@sewa/paths';
import type { IconName } from '@sewa/ui';
import * as messages from '../messages.ts';

/** One of the first things somebody may do. */
export interface FirstStep {
  readonly label: string;
  readonly why: string;
  readonly path: string;
  readonly icon: IconName;
}

const find: FirstStep = {
  label: messages.findStep,
  why: messages.findStepReason,
  path: discoverPath(),
  icon: 'search',
};
const save: FirstStep = {
  label: messages.saveStep,
  why: messages.saveStepReason,
  path: favouritesPath(),
  icon: 'heart',
};
const profile: FirstStep = {
  label: messages.profileStep,
  why: messages.profileStepReason,
  path: profilePath(),
  icon: 'user',
};
const answer: FirstStep = {
  label: messages.inboxStep,
  why: messages.inboxStepReason,
  path: chatPath(),
  icon: 'message-circle',
};
const compare: FirstStep = {
  label: messages.compareStep,
  why: messages.compareStepReason,
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
