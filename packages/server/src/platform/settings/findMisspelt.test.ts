import { expect, test } from 'vitest';
import { findMisspelt } from './findMisspelt.ts';

test.each([
  ['DATABASE_POOOL', 'DATABASE_POOL'],
  ['DATABASE_POL', 'DATABASE_POOL'],
  ['DATABASE_PO0L', 'DATABASE_POOL'],
  ['PUBILC_URL', 'PUBLIC_URL'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['SEALKEY', 'SEAL_KEY'],
  ['APPENV', 'APP_ENV'],
])('%s may be meant for %s', (name, setting) => {
  expect(findMisspelt({ [name]: '1' })).toEqual([[name, setting]]);
});

test('a misspelt name is found, too, where its setting is missing', () => {
  expect(findMisspelt({ APP_ENV: 'production', PUBLIC_URLL: 'https://sewa.example' })).toEqual([
    ['PUBLIC_URLL', 'PUBLIC_URL'],
  ]);
});

test('settings, and names of other programs, are nobody’s mistake', () => {
  const others = [
    'APP_ENV PORTS HOSTS ROLES DATABASE_POOL DATABASE_PORT DATABASE_HOST DATABASE_NAME SMTP_HOST MAIL_HOST',
    'DATABASE_SERVICE_HOST DATABASE_PORT_5432_TCP POSTGRES_URL REDIS_URL PGPASSWORD NODE_ENV BACKUP_PASSPHRASE',
    'OTEL_TRACES_SAMPLER OTEL_EXPORTER_OTLP_HEADERS OTEL_SERVICE_NAME AWS_PROFILE AWS_REGION AWS_DEFAULT_REGION',
    'PUBLIC_HOST APP_NAME DATA_HOME MALLOC_ARENA_MAX npm_config_cache XDG_DATA_DIRS XDG_DATA_HOME SENTRY_ORG',
  ];
  const names = others.join(' ').split(' ');
  expect(findMisspelt(Object.fromEntries(names.map((name) => [name, ''])))).toEqual([]);
});
