import { type ComponentType, lazy, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import * as messages from './messages.ts';
import { parseStatus } from './parseStatus.ts';
import { reportError } from './reporting/reportError.ts';

/** The page that says so, once it is there. */
let errorPage: ComponentType | null = null;

/** Sets what says that a page cannot be, where it need not be loaded: on a server. */
export function setErrorPage(page: ComponentType): void {
  errorPage = page;
}

/** Fetches what says that a page cannot be. */
export async function loadErrorPage(): Promise<{ default: ComponentType }> {
  const { RouteErrorPage } = await import('./RouteErrorPage.tsx');
  setErrorPage(RouteErrorPage);
  return { default: RouteErrorPage };
}

/** What is left to say where nothing can be loaded. */
const PlainErrorPage = () => (
  <main id="main">
    <h1>{messages.plainFailure}</h1>
  </main>
);

const LoadedErrorPage = lazy(() => loadErrorPage().catch(() => ({ default: PlainErrorPage })));

/** Shows that a page cannot be: what says so is fetched before it is needed, as soon as somebody points or types. */
export function ErrorBoundary() {
  const ErrorPage = errorPage ?? LoadedErrorPage;
  return <ErrorPage />;
}

/** Shows a page's own words when it has failed, reported like any failure; what is refused gets the general error page. */
export function makeErrorBoundary(Failure: ComponentType): ComponentType {
  return function PageErrorBoundary() {
    const error = useRouteError();
    const status = parseStatus(error);
    const hasFailed = status >= 500;
    useEffect(() => {
      if (hasFailed) reportError(error, status);
    }, [error, status, hasFailed]);
    return hasFailed ? <Failure /> : <ErrorBoundary />;
  };
}
