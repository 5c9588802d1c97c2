import { type AnalyticsSettings, SettingsError, type TagManagerSettings } from './settings.ts';

const idForm = /^G-[A-Z0-9]{6,20}$/;
const secretForm = /^[\w-]{16,64}$/;
const tagManagerForm = /^GTM-[A-Z0-9]{4,12}$/;

/** Reads how the analytics service is reached, or null; the error never shows the secret. */
export function parseAnalytics(id: string | null, secret: string | null): AnalyticsSettings | null {
  if (id === null && secret === null) return null;
  if (id === null) throw new SettingsError('ANALYTICS_ID', undefined, 'set with ANALYTICS_SECRET');
  if (!idForm.test(id))
    throw new SettingsError('ANALYTICS_ID', id, 'G- and capital letters and digits, like G-AB12CD34EF');
  if (secret === null) throw new SettingsError('ANALYTICS_SECRET', undefined, 'set with ANALYTICS_ID');
  if (!secretForm.test(secret))
    throw new SettingsError('ANALYTICS_SECRET', '***', 'the API secret of the Measurement Protocol');
  return { measurementId: id, secret, apiUrl: null };
}

/** Reads which tag manager private pages load, or null. */
export function parseTagManager(id: string | null): TagManagerSettings | null {
  if (id === null) return null;
  if (!tagManagerForm.test(id))
    throw new SettingsError('TAG_MANAGER_ID', id, 'GTM- and capital letters and digits, like GTM-AB12CD3');
  return { id, url: null };
}
