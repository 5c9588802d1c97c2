import type { PermissionRule } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { findRoles, makeRules, makeSessionRules } from '../permissions/makeRules.ts';
import { anyoneKnown } from './whoMayAsk.ts';

/** What whoever asks may do; nobody signed in gets a visitor's rules. */
export const listPermissions = defineVerb(anyoneKnown, ({ session }): PermissionRule[] =>
  session ? makeSessionRules(session) : makeRules(findRoles(null), null),
);
