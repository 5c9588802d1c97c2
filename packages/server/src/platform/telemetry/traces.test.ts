import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createJobs } from '../jobs/createJobs.ts';
import { parseSettings } from '../settings/parseSettings.ts';

const getDatabase = openTestDatabase();
const exporter = new InMemorySpanExporter();
const traceId = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const spanProcessors = [new SimpleSpanProcessor({ exporter })];
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors }));
});

afterAll(() => {
  trace.disable();
  propagation.disable();
  context.disable();
});

beforeEach(() => exporter.reset());

async function trackRequest(path: string, variables: Record<string, string> = {}) {
  const settings = parseSettings({ APP_ENV: 'test', ...variables });
  const { server } = makeTestServer(getDatabase().db, { settings });
  await server.request(path, { headers });
  const spans = exporter.getFinishedSpans();
  const request = spans.find(({ name }) => name.startsWith('GET '));
  if (!request) throw new Error('The request has no span.');
  return { request, statements: spans.filter((span) => span !== request) };
}

test('a request has a span by its pattern, which says neither who nor what', async () => {
  const { request } = await trackRequest('/api/payment/links/WI7mccF7-a_b?phone=81234567');
  expect(request.name).toBe('GET /api/payment/links/:secret');
  expect(request.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/payment/links/:secret',
    'http.response.status_code': 404,
  });
});

test('a statement is a child of its request, without its values', async () => {
  const { request, statements } = await trackRequest('/api/ready');
  expect(statements.map(({ name }) => name)).toEqual(['statement']);
  for (const { parentSpanContext, attributes } of statements) {
    expect(parentSpanContext?.spanId).toBe(request.spanContext().spanId);
    expect(attributes).toEqual({ 'db.system.name': 'postgresql' });
  }
});

test('the trace of a request goes on behind trusted proxies only', async () => {
  const { request: own } = await trackRequest('/api/ready');
  expect([own.spanContext().traceId === traceId, own.parentSpanContext]).toEqual([false, undefined]);
  exporter.reset();
  const { request: continued } = await trackRequest('/api/ready', { TRUSTED_PROXIES: '1' });
  expect(continued.spanContext().traceId).toBe(traceId);
  expect(continued.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
});

test('a job has a span with its statements, and looking for jobs has none', async () => {
  const { db } = getDatabase();
  const jobs = await createJobs({ db, log: () => undefined });
  await jobs.work('traced', async () => void (await db.query('select 1')));
  await jobs.send('traced');
  await jobs.run('traced');
  await jobs.close();
  const [statement, job, ...others] = exporter.getFinishedSpans();
  expect([statement?.name, job?.name, others]).toEqual(['statement', 'job traced', []]);
  expect(statement?.parentSpanContext?.spanId).toBe(job?.spanContext().spanId);
});
