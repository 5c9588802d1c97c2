import { type ComponentType, lazy, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import * as messages from './messages.ts';
import { parseStatus } from './parseStatus.ts';
import { reportError } from './reporting/reportError.ts';

/** The error page, once it is loaded. */
let errorPage: ComponentType | null = null;

/** Sets the error page where it needn't be loaded: on a server. */
export function setErrorPage(page: ComponentType): void {
  errorPage = page;
}

/** Loads the error page. */
export async function loadErrorPage(): Promise<{ default: ComponentType }> {
  const { RouteErrorPage } = await import('./RouteErrorPage.tsx');
  setErrorPage(RouteErrorPage);
  return { default: RouteErrorPage };
}

/** Shown if the error page can't be loaded either. */
const PlainErrorPage = () => (
  <main id="main">
    <h1>{messages.plainFailure}</h1>
  </main>
);

const LoadedErrorPage = lazy(() => loadErrorPage().catch(() => ({ default: PlainErrorPage })));

/** Shows the error page, which is loaded before it's needed, at the first pointer or key event. */
export function ErrorBoundary() {
  const ErrorPage = errorPage ?? LoadedErrorPage;
  return <ErrorPage />;
}

/** Shows a page's own `Failure` and reports the error; rejected requests get the general error page. */
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
