import type { PermissionRule } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { findRoles, makeRules, makeSessionRules } from '../permissions/makeRules.ts';
import { anyoneKnown } from './whoMayAsk.ts';

/** The permissions of the user, or of a visitor. */
export const listPermissions = defineVerb(anyoneKnown, ({ session }): PermissionRule[] =>
  session ? makeSessionRules(session) : makeRules(findRoles(null), null),
);
