import type { Client } from '@sewa/api/client';
import { connectReports, reportError } from './reportError.ts';

/** Calls `start` once reports may go to a service, and what it gives once they no longer may. */
export type ReportingGate = (start: () => () => void) => void;

/** What reporting needs to know. */
export interface ReportingOptions {
  readonly client: Client;
  /** Address of the error-reporting service, or null: then reports stay with our own server. */
  readonly dsn: string | null;
  /** Lets the service in while the person allows statistics; nothing of a third party is loaded before. */
  readonly gate: ReportingGate;
  readonly release: string;
}

/** Listens for errors nobody caught and sends them to the service, when configured and allowed, else to our own server. */
export function startReporting({ client, dsn, gate, release }: ReportingOptions): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
  let isAllowed = false;
  let service: Promise<typeof import('@sentry/react')> | null = null;
  const loadService = async (address: string) => {
    const sentry = await import('@sentry/react');
    sentry.init({ dsn: address, release, defaultIntegrations: false });
    return sentry;
  };
  gate(() => {
    isAllowed = true;
    return () => {
      isAllowed = false;
      service?.then((sentry) => sentry.close()).catch(() => undefined);
      service = null;
    };
  });
  connectReports((report, error) => {
    if (dsn && isAllowed) {
      service ??= loadService(dsn);
      service
        .then((sentry) => sentry.captureException(error))
        .catch(() => client.reportError({ body: report }).catch(() => undefined));
      return;
    }
    client.reportError({ body: report }).catch(() => undefined);
  });
}
