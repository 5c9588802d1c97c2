/** A picture of one screen. */
export interface Picture {
  readonly name: string;
  readonly path: string;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** Number of the invented person who is logged in. */
  readonly phoneNumber?: string;
  /** Ids of the homes they have saved. */
  readonly saves?: readonly string[];
  /** What the link says that is followed on the page first. */
  readonly follows?: RegExp;
}

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
const inPage = { theme: 'light', width: 1024, height: 640 } as const;
const tenant = '80000301';
const owner = '80000201';
const member = '80000402';

/** The pictures of the README. */
export function listPictures(listingPath: string): Picture[] {
  return [
    { name: 'home', path: '/', theme: 'light', ...wide },
    { name: 'home-dark', path: '/', theme: 'dark', ...wide },
    { name: 'search', path: '/discover', theme: 'light', ...wide },
    { name: 'map', path: '/map', theme: 'light', ...wide },
    { name: 'listing', path: listingPath, theme: 'light', ...wide },
    { name: 'search-phone', path: '/discover', theme: 'light', ...phone },
    { name: 'listing-phone', path: listingPath, theme: 'dark', ...phone },
    { name: 'login-phone', path: '/login', theme: 'light', ...phone },
  ];
}

/** The screens that public pages show. */
export const listScreens = (listingPath: string, homes: readonly string[]): Picture[] => [
  { name: 'search', path: '/discover', ...inPage },
  { name: 'map', path: '/map', ...inPage },
  { name: 'listing', path: listingPath, ...inPage },
  { name: 'sign-up', path: '/signup', ...inPage },
  { name: 'saved', path: '/discover/favourites', phoneNumber: tenant, saves: homes, ...inPage },
  { name: 'inbox', path: '/chat', phoneNumber: tenant, follows: /Toa Payoh/, ...inPage },
  { name: 'invitations', path: '/dashboard/invitations', phoneNumber: owner, ...inPage },
  { name: 'dashboard', path: '/dashboard', phoneNumber: owner, ...inPage },
  { name: 'members', path: '/account', phoneNumber: member, ...inPage },
];
