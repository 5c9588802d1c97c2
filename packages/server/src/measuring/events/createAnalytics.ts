import type { AnalyticsSettings } from '../../platform/settings/settings.ts';
import type { Analytics, ForwardedEvent } from './Analytics.ts';

/** How long a call may take, in milliseconds. */
const TIMEOUT_MS = 5_000;

const describeEvent = ({ name, page, experiment, variant, at }: ForwardedEvent) => ({
  // The service takes letters, digits and underscores.
  name: name.replaceAll('-', '_'),
  timestamp_micros: at.getTime() * 1_000,
  params: {
    page,
    ...(experiment === null ? {} : { experiment, variant }),
    // Without it, the service's reports count nobody as active.
    engagement_time_msec: 1,
  },
});

/**
 * Reaches Google Analytics 4 by its Measurement Protocol (developers.google.com/analytics/devguides/collection/protocol/ga4): the
 * visitor's id of the day is its client id, and nothing is for advertising.
 */
export function createAnalytics({ measurementId, secret, apiUrl }: AnalyticsSettings): Analytics {
  const address = new URL('/mp/collect', apiUrl ?? 'https://www.google-analytics.com');
  address.search = String(new URLSearchParams({ measurement_id: measurementId, api_secret: secret }));
  return {
    maxEvents: 25,
    async send(visitor, events) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: visitor,
          consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
          events: events.map(describeEvent),
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The analytics service answered ${response.status}.`);
    },
  };
}
