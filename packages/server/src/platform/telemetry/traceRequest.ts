import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  type Context as TraceContext,
} from '@opentelemetry/api';
import type { Context, MiddlewareHandler } from 'hono';
import { findRouteName, nameMethod } from '../http/findRouteName.ts';
import type { ServerEnvironment } from '../http/ServerEnvironment.ts';
import { isTracing, withSpan } from './tracing.ts';

/** The trace a request belongs to: that of a trusted proxy, else a new one. */
function findParent(c: Context<ServerEnvironment>, trustedProxies: number): TraceContext {
  if (trustedProxies === 0 || c.env?.isInternal) return context.active();
  const [traceparent, tracestate] = [c.req.header('traceparent'), c.req.header('tracestate')];
  return propagation.extract(context.active(), { traceparent, tracestate });
}

/** Handles each request in a span, named after its method and route; calls of a page are spans of the page's request. */
export const traceRequest =
  (trustedProxies: number): MiddlewareHandler<ServerEnvironment> =>
  (c, next) => {
    if (!isTracing()) return next();
    const method = nameMethod(c.req.method);
    const route = findRouteName(c);
    const options = {
      kind: c.env?.isInternal ? SpanKind.INTERNAL : SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'http.route': route },
    };
    return context.with(findParent(c, trustedProxies), () =>
      withSpan(`${method} ${route}`, options, async (span) => {
        await next();
        span?.setAttribute('http.response.status_code', c.res.status);
        if (c.res.status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      }),
    );
  };
