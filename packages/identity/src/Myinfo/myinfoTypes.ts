import type { Myinfo } from '@sewa/api/client';
import { myinfoReviewPath, myinfoTypePath } from '@sewa/paths';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

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
    title: common.tenantLabel,
    as: common.tenantAs,
    gain: messages.tenantMyinfoGain,
    startPath: myinfoTypePath('tenant'),
    reviewPath: myinfoReviewPath('tenant'),
  },
  {
    userType: 2,
    slug: 'owner',
    title: common.landlordLabel,
    as: common.landlordAs,
    gain: messages.landlordMyinfoGain,
    startPath: myinfoTypePath('owner'),
    reviewPath: myinfoReviewPath('landlord'),
  },
  {
    userType: 3,
    slug: 'agent',
    title: common.agentLabel,
    as: common.agentAs,
    gain: messages.agentMyinfoGain,
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
