import type { Myinfo } from '@sewa/api/client';
import { myinfoReviewPath, myinfoTypePath } from '@sewa/paths';

/** Whom Myinfo can be asked about, in the words of the pages. */
export interface MyinfoType {
  readonly userType: Myinfo['userType'];
  /** As in the address of what is asked for. */
  readonly slug: 'agent' | 'owner' | 'tenant';
  readonly title: string;
  /** As in 'as a tenant'. */
  readonly as: string;
  /** What Myinfo is good for to them. */
  readonly gain: string;
  readonly startPath: string;
  readonly reviewPath: string;
}

/** Everybody Myinfo can be asked about. */
export const myinfoTypes: readonly MyinfoType[] = [
  {
    userType: 1,
    slug: 'tenant',
    title: 'Tenant',
    as: 'a tenant',
    gain: 'Ask about homes under a name that is verified.',
    startPath: myinfoTypePath('tenant'),
    reviewPath: myinfoReviewPath('tenant'),
  },
  {
    userType: 2,
    slug: 'owner',
    title: 'Landlord',
    as: 'a landlord',
    gain: 'Let your home under a name that is verified.',
    startPath: myinfoTypePath('owner'),
    reviewPath: myinfoReviewPath('landlord'),
  },
  {
    userType: 3,
    slug: 'agent',
    title: 'Agent',
    as: 'an agent',
    gain: 'Act for owners and tenants under a name that is verified.',
    startPath: myinfoTypePath('agent'),
    reviewPath: myinfoReviewPath('agent'),
  },
];

/** The type whose page an address is, or null. */
export const findMyinfoType = (pathname: string): MyinfoType | null =>
  myinfoTypes.find(({ startPath, reviewPath }) => [startPath, reviewPath].includes(pathname)) ?? null;

/** The type of a user type; tenant for none. */
export const getMyinfoType = (userType: number | null): MyinfoType => {
  const [tenant] = myinfoTypes;
  const found = myinfoTypes.find((type) => type.userType === userType) ?? tenant;
  if (!found) throw new Error('Myinfo has no user types.');
  return found;
};
