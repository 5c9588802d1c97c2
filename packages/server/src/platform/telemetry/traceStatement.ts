import { SpanKind, trace } from '@opentelemetry/api';
import { isTracing, withSpan } from './tracing.ts';

const options = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } };

/**
 * Runs a statement in a span of its request or job, by the statement's name and without its values. What the process asks by itself,
 * such as whether a job is due, isn't traced.
 */
export const traceStatement = <Result>(
  name: string | undefined,
  run: () => Promise<Result>,
): Promise<Result> =>
  isTracing() && trace.getActiveSpan() ? withSpan(name ?? 'statement', options, run) : run();
