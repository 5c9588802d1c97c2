import type { Invitation, OneTimeCode, User } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { PageModule, PageRequest } from '@sewa/pages';
import { type LinkData, LinkService } from '@sewa/pages/deep-links';
import type { MockedCall } from '@sewa/pages/mocks';
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { type Answers, makePageRequest } from './makePageRequest.ts';
import { ada } from './people.ts';

/** Somebody whose number is proven, and of whom nothing else is known. */
export const newUser: User = {
  ...ada,
  name: null,
  email: null,
  userTypes: [],
  userTypeIds: [],
  residentialStatus: null,
};

/** A one-time code on its way to somebody who signs up. */
export const sentCode: OneTimeCode = {
  phoneNumber: '+6591234567',
  purpose: 'signUp',
  prefix: 'KTM',
  expiresIn: 300,
  resendIn: 0,
};

/** An owner invites an agent for a home. */
export const homeInvitation: Invitation = {
  state: 'waiting',
  actorType: 3,
  onboardingType: 2,
  rentalProcessId: null,
  invitedByName: 'Anita Krishnan',
  isCorporate: false,
  corporateName: null,
  role: null,
  listing: { id: 'abcdefghijkl', name: 'The Sail', slug: 'condominium-marina' },
  userType: 3,
  isOwn: false,
  isAcceptedByAsker: false,
  expiresAt: '2026-12-04T04:00:00.000Z',
};

/** A company invites somebody to work for it. */
export const companyInvitation: Invitation = {
  ...homeInvitation,
  actorType: 6,
  isCorporate: true,
  corporateName: 'Harbour Homes Pte Ltd',
  role: 'member',
  listing: null,
  userType: 4,
};

/** What was chosen and typed so far. */
export const mockDraft = (userType: number | null, fields: Readonly<Record<string, string>> = {}) =>
  mockRoute('getSignUpDraft', { userType, fields });

/** Answers of a browser in which somebody has proven their number. */
export const mockUser = (user: User = newUser) => [
  mockRoute('control', { isAuthenticated: true, isValid: false, user: { userTypes: [], cid: null } }),
  mockRoute('getUser', user),
];

/** No answer, however long one waits. */
export const neverAnswer = () => new Promise<never>(() => undefined);

/** What the API answers when one field is wrong. */
export const rejectField = (name: string, reason: string, status = 400) =>
  new ApiError({ code: 'R006', status, fields: [{ name, reason }] });

/** What the page itself says went wrong, if it says anything. */
export const queryAlert = () => within(screen.getByRole('main')).queryByRole('alert');

/** What the page itself comes to say went wrong. */
export const findAlert = () => within(screen.getByRole('main')).findByRole('alert');

/** The calls that change something. */
export const listWrites = (calls: readonly MockedCall[]) =>
  calls.filter(({ name }) => !name.startsWith('GET '));

/** A page in a document that a deep link of an agent opened; what the link carries is read once it arrives. */
export function openByLink(page: PageModule): { readonly module: PageModule; readonly arrive: () => void } {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const carried: LinkData = {
    guid: null,
    actorType: 'agent',
    onboardingCode: 'ABCD-EFGH-2345',
    signupMobile: true,
    disableMobileCallback: false,
  };
  let follows = 0;
  const load = async () => {
    await arrival;
    const read = (onData: (data: LinkData) => void) => {
      onData(carried);
      return () => undefined;
    };
    return { read, follow: () => follows++ === 0, make: neverAnswer };
  };
  const access = { isOpenedByLink: true, load };
  const content = createElement(page.default);
  return {
    module: { ...page, default: () => LinkService({ access, children: content }) },
    arrive: () => arrive(),
  };
}

/** Where the deep link leads. */
export const linkedAddress = '/signup/agent/onboardingIdentifier?signupMobile=1';

/** What an action receives when a form is sent to it. */
export function makeFormRequest(
  address: string,
  sent: Readonly<Record<string, string>>,
  answers: Answers = {},
  requested: string[] = [],
): PageRequest {
  const page = makePageRequest(address, answers, requested);
  return { ...page, request: new Request(page.url, { method: 'POST', body: new URLSearchParams(sent) }) };
}
