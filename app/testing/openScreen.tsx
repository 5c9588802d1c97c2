import type { Dashboard, SessionEntry, StepUps, User } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { DataProvider } from '@sewa/api/swr';
import { type Session, visitorSession } from '@sewa/auth';
import type { Consent } from '@sewa/consent';
import { createLiveChat } from '@sewa/conversations/live-chat';
import { sampleMarket } from '@sewa/discover/mocks';
import { LogInSheet } from '@sewa/identity/log-in-sheet';
import { listTasks } from '@sewa/identity/tasks';
import {
  buildRoutes,
  forgetHistoryEntries,
  LogInService,
  type LogInSheetProps,
  type PageRow,
  PageSite,
  type Site,
  TaskService,
} from '@sewa/pages';
import { createMockedClient, createPageContext, isPageHandle } from '@sewa/pages/mocks';
import { type HttpHandler, http } from 'msw';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { buildAppRoutes } from '../src/buildAppRoutes.ts';
import { makeGuards } from '../src/guards.ts';
import { makeLayouts } from '../src/layouts/makeLayouts.tsx';
import { rows as productRows } from '../src/routes.ts';

/** One screen of the product in one state. */
export interface Screen {
  readonly address: string;
  /** Answer the API before the sample market does. */
  readonly answers?: readonly HttpHandler[];
  readonly isSignedIn?: boolean;
  /** False while the server cannot tell who is signed in. */
  readonly isKnown?: boolean;
  /** Left out, the pages of the product. */
  readonly rows?: readonly PageRow[];
  /** What pressing log-out comes to. */
  readonly logOut?: Session['logOut'];
  /** Where one goes on to from here, while no answer comes any more. */
  readonly leadsTo?: string;
  readonly site?: Partial<Site>;
  /** What is allowed in cookies; left out, nobody is asked. */
  readonly consent?: Consent;
}

const underway = new Set<Request>();
let neverAnswered = 0;
/** What is loaded after the screen and stands in it in the end. */
let lateChunks: readonly string[] = [];
let shownRouter: Router | null = null;

/** An answer that does not come. */
export function waiting(): Promise<never> {
  neverAnswered++;
  return new Promise(() => undefined);
}

const loadTasks = async () => listTasks;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const help = 'aside[aria-label="Help"]';
/** Whether help stands beside the page; in narrower windows it is in the header. */
const hasRoomForHelp = () => matchMedia('(width >= 1536px)').matches;
const sessionNotice = '[aria-live] [data-tone="warning"]';
const accountMenu = 'nav[aria-label="Account"]';
const cookieQuestion = 'form[data-placement="foot"]';
/** Whether a consent has the person asked. */
const isAsking = (consent: Consent) => {
  const { isKnown, done } = consent.getSnapshot();
  return isKnown && !done;
};
const isRendered = (selector: string) => document.querySelector(selector) !== null;
/** The loading bar comes a while after somebody has set out, and fades for a while after the answer. */
const isBarMoving = () => isRendered('[data-phase="finishing"], [data-phase="running"]');
const isOnTheWay = () => shownRouter !== null && shownRouter.state.navigation.state !== 'idle';
/** Where an answer is left out, whoever waits for it stays on the way. */
const isArriving = () =>
  neverAnswered > 0 ? isRendered('[data-phase="finishing"]') : isOnTheWay() || isBarMoving();

/** Waits until the open screen has every answer that will come, and has drawn what they led to, its help and the person's menu. */
export async function allAnswersRendered(): Promise<void> {
  while (!lateChunks.every(isRendered)) await nextFrame();
  for (let quietFrames = 0; quietFrames < 3; quietFrames++) {
    if (underway.size > neverAnswered || isArriving()) quietFrames = 0;
    await nextFrame();
  }
}

const sampleSite: Site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};

const tenant = {
  isAuthenticated: true,
  isValid: true,
  userTypes: ['Tenant'],
  redirectToOnboard: false,
  isKnown: true,
};
const tenantSession: Session = {
  ...visitorSession,
  getSnapshot: () => tenant,
  control: async () => 'signedIn',
};
const unknownTenant = { ...tenant, isKnown: false };
const unknownSession: Session = { ...visitorSession, getSnapshot: () => unknownTenant };

/** Who is signed in. */
export const sampleUser: User = {
  id: 'user-1',
  name: 'Nur Aishah',
  email: 'nur@example.sg',
  phoneNumber: '+6591234567',
  userTypes: ['Tenant'],
  userTypeIds: [1],
  residentialStatus: 'C',
  entityId: null,
  version: 1,
  passType: null,
  corporates: [],
  cid: null,
};

/** Where they are logged in. */
export const sampleSessions: SessionEntry[] = [
  {
    id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0001',
    browser: 'Chrome',
    system: 'Android',
    startedAt: '2026-11-20T01:12:00Z',
    lastUsedAt: '2026-11-20T03:58:00Z',
    isCurrent: true,
  },
  {
    id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0002',
    browser: 'Safari',
    system: 'Mac',
    startedAt: '2026-11-14T08:40:00Z',
    lastUsedAt: '2026-11-19T13:05:00Z',
    isCurrent: false,
  },
  {
    id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0003',
    browser: 'Other',
    system: 'Other',
    startedAt: '2026-11-02T11:20:00Z',
    lastUsedAt: '2026-11-02T11:26:00Z',
    isCurrent: false,
  },
];

/** How well they are proven: not freshly, and their address never was. */
export const sampleStepUps: StepUps = {
  provenFor: 0,
  issuers: [],
  isEmailProven: false,
  stepUp: null,
  phone: null,
  email: null,
};

/** What waits for them. */
export const sampleDay: Dashboard = {
  name: sampleUser.name,
  userTypeIds: sampleUser.userTypeIds,
  profile: { emptyKeys: [], isEmailProven: true },
  deletion: null,
  favourites: {
    count: 4,
    changed: [
      {
        listingId: 'abcdefghijkl',
        name: 'Two-bedroom flat near Tiong Bahru Market',
        status: 'live',
        rentWhenKept: 320_000,
        monthlyRent: 300_000,
      },
      {
        listingId: 'mnopqrstuvwx',
        name: '210 Ang Mo Kio Avenue 3',
        status: 'let',
        rentWhenKept: 280_000,
        monthlyRent: 280_000,
      },
    ],
  },
  enquiries: { made: 2, received: 0, receivedLately: 0, latest: null },
  unread: { conversations: 1, messages: 2, newEnquiries: 0, newestEnquiry: null },
  savedSearches: [
    {
      id: 'aaaaaaaaaaaa',
      name: 'Condominium, 2 bedrooms, up to $4,000',
      query: 'propertyTypes=1',
      newHomes: 3,
    },
    { id: 'bbbbbbbbbbbb', name: 'Bedok, Upper East Coast', query: '', newHomes: 0 },
  ],
  listings: null,
  homes: null,
  endingAuthorities: [],
  today: '2026-11-20',
  recentMessages: [
    {
      conversationId: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0101',
      with: 'Lee Siew Hong',
      about: 'Two-bedroom flat near Tiong Bahru Market',
      text: 'Saturday at three is fine. Please bring your pass.',
      sentAt: '2026-11-20T01:12:00Z',
      isMine: false,
      unseenCount: 2,
    },
    {
      conversationId: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0102',
      with: 'Arif Rahman',
      about: '210 Ang Mo Kio Avenue 3',
      text: 'Is it still available from January?',
      sentAt: '2026-11-18T09:30:00Z',
      isMine: true,
      unseenCount: 0,
    },
  ],
  viewings: { today: 0, next: null },
  team: null,
  queues: null,
  corporate: null,
  payments: null,
  reviews: null,
  noticeHomes: {},
  invitations: [],
  invited: null,
  notices: [],
};

const tenantAnswers = [
  mockRoute('getStepUps', sampleStepUps),
  mockRoute('getDashboard', sampleDay),
  mockRoute('control', { isAuthenticated: true, isValid: true, user: { userTypes: ['Tenant'], cid: null } }),
  mockRoute('getUser', sampleUser),
  mockRoute('permissions', [
    { action: 'read', subject: 'Sewa' },
    { action: 'read', subject: 'Listing' },
    { action: ['read', 'update'], subject: 'Profile', conditions: { userId: 'user-1' } },
  ]),
  mockRoute('listSessions', sampleSessions),
];

type Router = ReturnType<typeof createMemoryRouter>;

function settle(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

const loadLogInSheet = async (props: LogInSheetProps) => (
  <LogInSheet {...props} session={visitorSession} leave={waiting} />
);

/** Opens a screen as the product does, with its layout, guards and loader, over handlers instead of a server. */
export async function openScreen({
  address,
  answers = [],
  isSignedIn = false,
  isKnown = true,
  rows: ownRows,
  logOut = visitorSession.logOut,
  leadsTo,
  site = {},
  consent,
}: Screen): Promise<ReactElement> {
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) {
    // Forgets that the screen before asked for it a moment ago, too.
    void mutate(key);
    cache.delete(key);
  }
  forgetHistoryEntries();
  underway.clear();
  neverAnswered = 0;
  let isSilent = false;
  const silence = http.all('*', () => (isSilent ? waiting() : undefined));
  const ofPerson = isSignedIn ? tenantAnswers : [];
  const handlers = [silence, ...answers, ...ofPerson, ...sampleMarket()];
  const client = createMockedClient(handlers, [], underway);
  const wholeSite = { ...sampleSite, ...site };
  const person = isKnown ? tenantSession : unknownSession;
  const session = isSignedIn ? { ...person, logOut } : visitorSession;
  const routes = ownRows
    ? buildRoutes({
        rows: ownRows,
        ...makeLayouts(session, consent ?? null, createLiveChat(session)),
        guards: [],
      })
    : buildAppRoutes(session, makeGuards(wholeSite, productRows), consent);
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => createPageContext({ client }),
  });
  shownRouter = router;
  await settle(router);
  const rows = router.state.matches.flatMap(({ route }) =>
    isPageHandle(route.handle) ? [route.handle.row] : [],
  );
  lateChunks = [
    ...(hasRoomForHelp() && rows.some(({ flags }) => flags?.includes('help')) ? [help] : []),
    ...(isSignedIn && rows.some(({ layout }) => layout !== 'empty') ? [accountMenu] : []),
    ...(isSignedIn && !isKnown ? [sessionNotice] : []),
    ...(consent && isAsking(consent) ? [cookieQuestion] : []),
  ];
  if (leadsTo !== undefined) {
    isSilent = true;
    void router.navigate(leadsTo);
  }
  return (
    <PageSite site={wholeSite}>
      <DataProvider client={client}>
        <LogInService load={loadLogInSheet}>
          <TaskService load={loadTasks}>
            <RouterProvider router={router} />
          </TaskService>
        </LogInService>
      </DataProvider>
    </PageSite>
  );
}
