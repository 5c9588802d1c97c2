import { DataProvider } from '@sewa/api/swr';
import { type Session, visitorSession } from '@sewa/auth';
import { SessionProvider } from '@sewa/auth/react';
import { createMockedClient, type MockedCall } from '@sewa/pages/mocks';
import { saveDocument } from '@sewa/pages/saved-document';
import { ToastProvider } from '@sewa/ui';
import { render } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { onTestFinished } from 'vitest';

/** What a part of a page is shown over. */
interface PartOptions {
  /** Answer the API in their order; what they leave is the empty market in which nobody is signed in. */
  readonly answers?: readonly HttpHandler[];
  /** What differs from the session of a tenant whom control knows. */
  readonly session?: Partial<Session>;
  /** Address of the page. @default '/' */
  readonly address?: string;
}

/** What a shown part asked the API, told the session, and left for. */
interface OpenPart {
  readonly container: HTMLElement;
  readonly calls: readonly MockedCall[];
  /** 'logOut', and what was announced to the other tabs. */
  readonly told: readonly string[];
  /** Addresses the document would have gone to. */
  readonly left: readonly string[];
}

const tenant = {
  isAuthenticated: true,
  isValid: true,
  userTypes: ['Tenant'],
  redirectToOnboard: false,
  isKnown: true,
};

/** Shows part of a page to somebody signed in, over handlers instead of a server. */
export function openPart(
  part: ReactElement,
  { answers = [], session = {}, address = '/' }: PartOptions = {},
): OpenPart {
  const calls: MockedCall[] = [];
  const told: string[] = [];
  const client = createMockedClient(answers, calls);
  const { left, release } = saveDocument();
  onTestFinished(release);
  const known: Session = {
    ...visitorSession,
    getSnapshot: () => tenant,
    control: async () => 'signedIn',
    logOut: async () => void told.push('logOut'),
    announce: (event) => told.push(event),
    ...session,
  };
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionProvider session={known}>
        <DataProvider client={client}>
          <ToastProvider>
            <RouterProvider
              router={createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] })}
            />
          </ToastProvider>
        </DataProvider>
      </SessionProvider>
    </SWRConfig>,
  );
  return { container, calls, told, left };
}
