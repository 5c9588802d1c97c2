import { type Settings, SettingsError } from './settings.ts';

/** Throws `SettingsError` where production would render pages with React's development build, which is half as fast. */
export function requireProductionBuild(
  { appEnvironment }: Pick<Settings, 'appEnvironment'>,
  nodeEnvironment: string | undefined,
): void {
  if (appEnvironment === 'production' && nodeEnvironment !== 'production')
    throw new SettingsError('NODE_ENV', nodeEnvironment, 'production when APP_ENV is production');
}
