import { context, propagation, trace } from '@opentelemetry/api';
import type { TracingSettings } from '../settings/settings.ts';

/** Sends spans to a collector (OTLP over HTTP) from now on. Returns a function that sends what is left, and stops. */
export async function startTracing(
  { url, share }: TracingSettings,
  role: string,
): Promise<() => Promise<void>> {
  // Only a process that traces loads the SDK.
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, exporters, resources, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'sewa', 'service.instance.role': role }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporters.OTLPTraceExporter({ url }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
