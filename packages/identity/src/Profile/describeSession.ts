import type { SessionEntry } from '@sewa/api/client';
import * as messages from './messages.ts';

const unknown = 'Other';

const handheld = new Set(['Android', 'iPhone', 'iPad']);

/** What a person knows a session again by, as far as it is known: 'Firefox on Windows', 'Safari on an iPhone', 'A browser'. */
export function describeSession({ browser, system }: Pick<SessionEntry, 'browser' | 'system'>): string {
  const name = browser === unknown ? messages.unknownBrowser : browser;
  return system === unknown
    ? name
    : messages.browserOnSystem(name, messages.systemWithArticle[system] ?? system);
}

/** The icon of what a session's browser runs on. */
export const findSessionIcon = ({ system }: Pick<SessionEntry, 'system'>): 'smartphone' | 'laptop' =>
  handheld.has(system) ? 'smartphone' : 'laptop';
