import type { PageRow } from '@sewa/pages';
import { patterns } from '@sewa/paths';

/** The map of the product: every screen with its layout, its guards and its flags. */
export const rows: readonly PageRow[] = [
  {
    path: patterns.home,
    layout: 'public',
    visibility: 'public',
    flags: ['help', 'top'],
    page: () => import('@sewa/discover/home'),
  },
  {
    path: patterns.discover,
    layout: 'public',
    visibility: 'public',
    flags: ['help', 'alive'],
    page: () => import('@sewa/discover/search'),
  },
  {
    path: patterns.discoverEntry,
    layout: 'public',
    visibility: 'public',
    guard: { isValid: () => false },
    page: () => import('@sewa/discover/search'),
  },
  {
    path: patterns.favourites,
    layout: 'public',
    visibility: 'private',
    flags: ['alive', 'beside'],
    guard: { isSignedInOnly: true },
    page: () => import('@sewa/discover/favourites'),
  },
  {
    path: patterns.favourite,
    layout: 'public',
    visibility: 'private',
    flags: ['alive', 'beside'],
    guard: { isSignedInOnly: true },
    page: () => import('@sewa/discover/favourites'),
  },
  {
    path: patterns.listing,
    layout: 'public',
    visibility: 'public',
    flags: ['help', 'alive'],
    page: () => import('@sewa/discover/listing'),
  },
  {
    path: patterns.enquiry,
    layout: 'public',
    visibility: 'private',
    guard: { isSignedInOnly: true },
    page: () => import('@sewa/discover/enquiry'),
  },
  {
    path: patterns.chat,
    layout: 'public',
    visibility: 'private',
    guard: { isSignedInOnly: true },
    page: () => import('@sewa/discover/chat'),
  },
  {
    path: patterns.login,
    layout: 'login',
    visibility: 'private',
    flags: ['no-cookie-popup'],
    guard: { isVisitorOnly: true },
    page: () => import('@sewa/identity/log-in'),
  },
  {
    path: patterns.loginOtp,
    layout: 'login',
    visibility: 'private',
    flags: ['no-cookie-popup'],
    guard: { isVisitorOnly: true },
    page: () => import('@sewa/identity/otp'),
  },
  {
    path: patterns.logOut,
    layout: 'empty',
    visibility: 'private',
    page: () => import('@sewa/identity/log-out'),
  },
  {
    path: patterns.map,
    layout: 'public',
    visibility: 'public',
    flags: ['help', 'alive'],
    page: () => import('@sewa/discover/map'),
  },
  { path: patterns.error, layout: 'public', visibility: 'public', page: () => import('@sewa/pages/error') },
];
