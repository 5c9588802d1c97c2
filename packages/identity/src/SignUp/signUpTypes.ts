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
    as: 'a tenant',
    label: 'Tenant',
    description: 'I am looking for a home to rent.',
    gains: [
      'Keep homes and compare them',
      'Ask whoever lets a home',
      'Hear of new homes that fit your search',
    ],
  },
  {
    userType: 2,
    as: 'a landlord',
    label: 'Landlord',
    description: 'I own a home and let it.',
    gains: [
      'See who asks about your homes',
      'Invite an agent for one of them',
      'Compare with rents paid nearby',
    ],
  },
  {
    userType: 3,
    as: 'an agent',
    label: 'Agent',
    description: 'I am a registered salesperson and act for owners or tenants.',
    gains: [
      'Answer for the homes you let',
      'Join an owner who invites you',
      'Show your registration to everybody',
    ],
  },
  {
    userType: 4,
    as: 'a business',
    label: 'Business',
    description: 'I act for a company that lets or rents homes.',
    gains: ['One place for the whole company', 'Invite the people you work with', 'Decide who may do what'],
  },
];

/** What a user type is in words; null for a code nobody can sign up as. */
export const findSignUpType = (userType: number | null | undefined): SignUpType | null =>
  signUpTypes.find((type) => type.userType === userType) ?? null;
