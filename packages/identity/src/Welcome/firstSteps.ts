import { chatPath, discoverPath, favouritesPath, mapPath, newPropertyPath, profilePath } from '@sewa/paths';
import type { IconName } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

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
  label: common.compareStep,
  why: messages.compareStepReason,
  path: mapPath(),
  icon: 'map-pin',
};

const list: FirstStep = {
  label: common.listHomeLabel,
  why: messages.listHomeReason,
  path: newPropertyPath(),
  icon: 'building-2',
};

const stepsByType: Readonly<Record<string, readonly FirstStep[]>> = {
  Tenant: [find, save, profile],
  Owner: [list, compare, answer],
  MainAgent: [list, answer, profile],
  CorporateUser: [list, compare, answer],
};

/** Three first steps for what somebody became last. */
export const listFirstSteps = (userTypes: readonly string[]): readonly FirstStep[] =>
  stepsByType[userTypes.at(-1) ?? ''] ?? [find, save, profile];
