import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** What somebody can sign up as, in the words of the pages. */
export interface SignUpType {
  /** 1 tenant, 2 landlord, 3 main agent, 4 corporate user. */
  readonly userType: 1 | 2 | 3 | 4;
  /** As in 'Sign up as a tenant'. */
  readonly as: string;
  readonly label: string;
  /** Who it is for, in a sentence. */
  readonly description: string;
  /** What they can do, three short lines. */
  readonly gains: readonly string[];
}

/** Everything somebody can sign up as, in the order of the page that asks. */
export const signUpTypes: readonly SignUpType[] = [
  {
    userType: 1,
    as: common.tenantAs,
    label: common.tenantLabel,
    description: messages.tenantDescription,
    gains: messages.tenantGains,
  },
  {
    userType: 2,
    as: common.landlordAs,
    label: common.landlordLabel,
    description: messages.landlordDescription,
    gains: messages.landlordGains,
  },
  {
    userType: 3,
    as: common.agentAs,
    label: common.agentLabel,
    description: messages.agentDescription,
    gains: messages.agentGains,
  },
  {
    userType: 4,
    as: messages.businessAs,
    label: messages.businessLabel,
    description: messages.businessDescription,
    gains: messages.businessGains,
  },
];

/** What a user type is in words; null for a code nobody can sign up as. */
export const findSignUpType = (userType: number | null | undefined): SignUpType | null =>
  signUpTypes.find((type) => type.userType === userType) ?? null;
