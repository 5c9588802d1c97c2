import type { Attempt } from '@sewa/api/client';
import { contractsPath, leavePath, paymentMethodsPath, profileMePath, profilePath } from '@sewa/paths';
import * as messages from './messages.ts';
import { contactIds } from './myForms.ts';

/** What somebody proves themselves for. */
export type StepUpPurpose = NonNullable<Attempt['proofFor']>;

/** Where they go on, and the words that follow 'Before'. */
const purposes: Readonly<Record<StepUpPurpose, { readonly path: string; readonly label: string }>> = {
  contact: { path: `${profileMePath()}#${contactIds.phone}`, label: messages.stepUpPurpose.contact },
  export: { path: `${profilePath()}#data`, label: messages.stepUpPurpose.export },
  leave: { path: leavePath(), label: messages.stepUpPurpose.leave },
  payment: { path: paymentMethodsPath(), label: messages.stepUpPurpose.payment },
  sign: { path: contractsPath(), label: messages.stepUpPurpose.sign },
};

/** The purpose an address names, or null. */
export const findStepUpPurpose = (params: URLSearchParams): StepUpPurpose | null => {
  const requested = params.get('for') ?? '';
  return Object.hasOwn(purposes, requested) ? (requested as StepUpPurpose) : null;
};

/** Pages that a step-up leads back to, with what they are in the middle of. */
const returnPages: Readonly<Partial<Record<StepUpPurpose, RegExp>>> = {
  payment: /^\/(?:profile\/(?:payment|my-services)|flow)(?:[/?#]|$)/,
  sign: /^\/contract\/\w+(?:[?#]|$)/,
};

/** The page an address names to come back to, or null: anybody may have written the address. */
export const findStepUpReturn = (purpose: StepUpPurpose, path: string | null): string | null =>
  path !== null && returnPages[purpose]?.test(path) ? path : null;

/** Where somebody goes on who has proven themselves, and the words for it. */
export const getStepUpPurpose = (purpose: StepUpPurpose) => purposes[purpose];
