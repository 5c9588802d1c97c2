import {
  ProxyTracerProvider,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/** The tracer of the SDK that is registered, or undefined: then nothing is traced, which costs next to nothing. */
function findTracer(): Tracer | undefined {
  const provider = trace.getTracerProvider();
  return provider instanceof ProxyTracerProvider ? provider.getDelegateTracer('@sewa/server') : undefined;
}

/** Whether spans go anywhere. */
export const isTracing = (): boolean => findTracer() !== undefined;

/** Says in a span that its work failed: the error's code or name, never its message, which may hold values. */
function noteError(span: Span, error: unknown): void {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  span.setAttribute(
    'error.type',
    hasCode ? String(error.code) : error instanceof Error ? error.name : 'unknown',
  );
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Does work in a span, which is null if nothing is traced. Names and attributes must be few, and never say who or what. */
export async function withSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  const tracer = findTracer();
  if (!tracer) return work(null);
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      noteError(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}
