import { expect, test } from 'vitest';
import { requireProductionBuild } from './requireProductionBuild.ts';

test('production serves nothing with the development build of React', () => {
  const requireBuild = (nodeEnvironment?: string) => () =>
    requireProductionBuild({ appEnvironment: 'production' }, nodeEnvironment);
  expect(requireBuild()).toThrow('NODE_ENV is not set; it should be production when APP_ENV is production.');
  expect(requireBuild('development')).toThrow(
    'NODE_ENV is "development"; it should be production when APP_ENV is production.',
  );
  expect(requireBuild('production')).not.toThrow();
});

test('elsewhere any build will do', () => requireProductionBuild({ appEnvironment: 'dev' }, undefined));
