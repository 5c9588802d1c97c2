import type { AnalyticsEvent } from './AnalyticsBook.ts';

interface SentEvent {
  readonly name?: unknown;
  readonly timestamp_micros?: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a body of the Measurement Protocol; throws a `SyntaxError` for one that isn't JSON. */
export function parseHits(text: string): AnalyticsEvent[] {
  const { client_id: visitor, events } = JSON.parse(text) as { client_id?: unknown; events?: unknown };
  const sent: readonly SentEvent[] = Array.isArray(events) ? events : [];
  return sent.map(({ name, timestamp_micros: micros, params = {} }) => ({
    at: new Date(Number(micros ?? Number.NaN) / 1_000 || Date.now()).toISOString(),
    name: readText(name),
    page: readText(params.page),
    visitor: readText(visitor),
    ...(params.experiment === undefined
      ? {}
      : { experiment: readText(params.experiment), variant: readText(params.variant) }),
  }));
}
