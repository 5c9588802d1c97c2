import type { User } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { signUpManualPath } from '@sewa/paths';
import { redirectDocument } from 'react-router-dom';
import { rejectForm } from '../formActions.ts';
import { newKey } from '../newKey.ts';

/** Name of the button that adds the role. */
export const ADD_ROLE = 'add-role';

/** Codes of the user types. */
const LANDLORD = 2;
const AGENT = 3;

/** Whether somebody can list homes: as a landlord, as an agent, or for the company they act for. */
export const mayList = ({ userTypeIds, cid }: Pick<User, 'userTypeIds' | 'cid'>): boolean =>
  cid !== null || userTypeIds.includes(LANDLORD) || userTypeIds.includes(AGENT);

/** Adds the landlord role, and opens the page anew with it; what the account still lacks is asked for first. */
export async function takeRole({ client, url }: PageRequest): Promise<unknown> {
  try {
    await client.createUser({ userType: String(LANDLORD), body: {} }, newKey());
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) {
      await client.saveSignUpDraft({ body: { userType: LANDLORD } });
      throw redirectDocument(signUpManualPath(), 303);
    }
    // Another tab has added it already.
    if (!(error instanceof ApiError && error.status === 409)) return rejectForm({ about: ADD_ROLE }, error);
  }
  throw redirectDocument(`${url.pathname}${url.search}`, 303);
}
