import { expect, test } from 'vitest';
import { parseSettings } from './parseSettings.ts';

test('nothing is measured or traced unless it is asked for', () =>
  expect(parseSettings({})).toMatchObject({ metricsToken: null, tracing: null }));

test('spans go where the endpoint says, all of them or a share', () => {
  const parse = (endpoint: string, share = '') =>
    parseSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }).tracing;
  expect(parse('http://127.0.0.1:4318')).toEqual({ url: 'http://127.0.0.1:4318/v1/traces', share: 1 });
  expect(parse('https://collector.example/otlp/', '0.05')).toEqual({
    url: 'https://collector.example/otlp/v1/traces',
    share: 0.05,
  });
});

test.each([
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is "***"; it should be at least 16 letters'],
  [{ METRICS_TOKEN: 'with spaces in its middle' }, 'METRICS_TOKEN is "***"'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318"'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '5 %' },
    'OTEL_TRACES_SAMPLER_ARG is "5 %"; it should be a number from 0 to 1.',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG is "2"; it should be a number from 0 to 1.'],
])('%o is refused', (variables, message) => expect(() => parseSettings(variables)).toThrow(message));
