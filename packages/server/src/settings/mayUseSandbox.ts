import type { Settings } from './settings.ts';

const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a host name means this machine only. */
const isLoopback = (host: string): boolean => loopback.has(host);

/** Whether doubles of outside services may run: never in production, and only where nobody else can reach them. */
export const mayUseSandbox = ({
  appEnvironment,
  host,
  publicUrl,
}: Pick<Settings, 'appEnvironment' | 'host' | 'publicUrl'>): boolean =>
  appEnvironment !== 'production' &&
  isLoopback(host) &&
  (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
