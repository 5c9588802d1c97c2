import { SettingsError, type TracingSettings, type Variables } from './settings.ts';

/** The characters of a bearer (RFC 6750, 2.1), and enough of them. */
const tokenForm = /^[\w.~+/-]{16,}=*$/;

/** Reads the token that opens the metrics; never shows it. */
export function parseMetricsToken({ METRICS_TOKEN: text = '' }: Variables): string | null {
  const token = text.trim();
  if (token === '') return null;
  if (!tokenForm.test(token))
    throw new SettingsError('METRICS_TOKEN', '***', 'at least 16 letters, digits or - . _ ~ + / =');
  return token;
}

/** Reads where spans are sent to, and which share of the traces. The names are those of OpenTelemetry. */
export function parseTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '',
  OTEL_TRACES_SAMPLER_ARG: share = '',
}: Variables): TracingSettings | null {
  if (!/^(0(\.\d+)?|1(\.0+)?)?$/.test(share.trim()))
    throw new SettingsError('OTEL_TRACES_SAMPLER_ARG', share, 'a number from 0 to 1');
  if (endpoint.trim() === '') return null;
  const url = URL.parse(endpoint.trim());
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new SettingsError('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint, 'an address like http://127.0.0.1:4318');
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`;
  return { url: url.href, share: share.trim() === '' ? 1 : Number(share) };
}
