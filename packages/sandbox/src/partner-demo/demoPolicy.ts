import type { DemoSite } from './DemoSite.ts';

/** The strict policy of the partner's pages: three lines name the host of the frames. */
export const makeDemoPolicy = (
  { embedOrigin, hostileOrigin }: Pick<DemoSite, 'embedOrigin' | 'hostileOrigin'>,
  hasHostileFrame: boolean,
): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${embedOrigin}`,
    "style-src 'self'",
    "img-src 'self'",
    `frame-src ${embedOrigin}${hasHostileFrame ? ` ${hostileOrigin}` : ''}`,
    `connect-src 'self' ${embedOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** The policy of the hostile frame: its own script, and nothing else. */
export const hostilePolicy = "default-src 'none'; script-src 'self'; style-src 'self'";
