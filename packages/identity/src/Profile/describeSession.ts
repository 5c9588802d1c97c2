import type { SessionEntry } from '@sewa/api/client';

const unknown = 'Other';

/** Systems that are machines, and so want an article. */
const machines: Readonly<Record<string, string>> = { iPhone: 'an iPhone', iPad: 'an iPad', Mac: 'a Mac' };
const handheld = new Set(['Android', 'iPhone', 'iPad']);

/** What a person knows a session again by, as far as it is known: 'Firefox on Windows', 'Safari on an iPhone', 'A browser'. */
export function describeSession({ browser, system }: Pick<SessionEntry, 'browser' | 'system'>): string {
  const name = browser === unknown ? 'A browser' : browser;
  return system === unknown ? name : `${name} on ${machines[system] ?? system}`;
}

/** The icon of what a session's browser runs on. */
export const findSessionIcon = ({ system }: Pick<SessionEntry, 'system'>): 'smartphone' | 'laptop' =>
  handheld.has(system) ? 'smartphone' : 'laptop';
