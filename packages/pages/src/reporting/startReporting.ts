import type { Client } from '@sewa/api/client';
import { connectReports, reportError } from './reportError.ts';

/** What reporting needs to know. */
export interface ReportingOptions {
  readonly client: Client;
  /** Address of the error-reporting service, or null: then reports stay with our own server. */
  readonly dsn: string | null;
  /** Whether the person allowed statistics; asked before anything of a third party is loaded. */
  readonly isAllowed: () => boolean;
  readonly release: string;
}

/** Listens for errors nobody caught and sends them to the service, when configured and allowed, else to our own server. */
export function startReporting({ client, dsn, isAllowed, release }: ReportingOptions): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
  let service: Promise<typeof import('@sentry/react')> | null = null;
  const loadService = async (address: string) => {
    const sentry = await import('@sentry/react');
    sentry.init({ dsn: address, release, defaultIntegrations: false });
    return sentry;
  };
  connectReports((report, error) => {
    if (dsn && isAllowed()) {
      service ??= loadService(dsn);
      service
        .then((sentry) => sentry.captureException(error))
        .catch(() => client.reportError({ body: report }).catch(() => undefined));
      return;
    }
    client.reportError({ body: report }).catch(() => undefined);
  });
}
