/** How private pages reach the tag manager. */
export interface TagManagerSettings {
  readonly id: string;
  /** Origin of its double, or null for the real one. */
  readonly url: string | null;
}

/** Where the tag manager's script is. */
export const tagManagerOrigin = 'https://www.googletagmanager.com';

/** What the policy of a page allows for it. */
export interface TagManagerSources {
  readonly scripts: readonly string[];
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

/**
 * The hosts of the tag manager and of its tags for Google Analytics
 * (developers.google.com/tag-platform/security/guides/csp); tags of others are not allowed.
 */
export function listTagManagerSources(settings: TagManagerSettings | null): TagManagerSources {
  if (!settings) return { scripts: [], connect: [], images: [] };
  const own = settings.url ?? tagManagerOrigin;
  const analytics = settings.url === null ? ['https://*.google-analytics.com'] : [];
  const calls = settings.url === null ? ['https://*.analytics.google.com'] : [];
  return {
    scripts: [own],
    connect: [own, ...analytics, ...calls],
    images: [own, ...analytics],
  };
}
