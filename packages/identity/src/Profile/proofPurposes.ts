import type { Attempt } from '@sewa/api/client';
import { leavePath, profileMePath, profilePath } from '@sewa/paths';
import { contactIds } from './myForms.ts';

/** What somebody proves themselves for. */
export type ProofPurpose = NonNullable<Attempt['proofFor']>;

/** Where they go on, and the words that follow 'Before'. */
const purposes: Readonly<Record<ProofPurpose, { readonly path: string; readonly words: string }>> = {
  contact: { path: `${profileMePath()}#${contactIds.phone}`, words: 'you change how we reach you' },
  export: { path: `${profilePath()}#data`, words: 'you download your data' },
  leave: { path: leavePath(), words: 'you delete your account' },
};

/** The purpose an address names, or null. */
export const findProofPurpose = (params: URLSearchParams): ProofPurpose | null => {
  const asked = params.get('for') ?? '';
  return Object.hasOwn(purposes, asked) ? (asked as ProofPurpose) : null;
};

/** Where somebody goes on who has proven themselves, and the words for it. */
export const getProofPurpose = (purpose: ProofPurpose) => purposes[purpose];
