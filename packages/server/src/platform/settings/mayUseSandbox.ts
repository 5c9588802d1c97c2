import { isLoopback } from './isLoopback.ts';
import type { Settings } from './settings.ts';

/** Whether doubles of outside services may run: never in production, and only where nobody else can reach them. */
export const mayUseSandbox = ({
  appEnvironment,
  host,
  publicUrl,
}: Pick<Settings, 'appEnvironment' | 'host' | 'publicUrl'>): boolean =>
  appEnvironment !== 'production' &&
  isLoopback(host) &&
  (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
