import { findDay } from '@sewa/formatters';
import { isForeign } from './isForeign.ts';
import * as messages from './messages.ts';

/** How time is moved and jobs are done, as the server gives it. */
export interface SandboxTime {
  now(): Date;
  moveClock(to: Date | null): Promise<void>;
  listJobs(): string[];
  runJob(name: string): Promise<void>;
}

type Answer = (time: SandboxTime, request: Request) => Promise<Response> | Response;

const YEARS = [2000, 2100] as const;
const MAX_BYTES = 1_000;
const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

const noStore = { 'cache-control': 'no-store' };
const sendJson = (content: unknown, status = 200): Response =>
  Response.json(content, { status, headers: noStore });
const sendNothing = (): Response => new Response(null, { status: 204, headers: noStore });
const refuse = (status: number, message: string): Response => sendJson({ succeed: false, message }, status);

const describeFailure = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The one field of a JSON body; a text says what is wrong with it. */
async function parseField(request: Request, name: string): Promise<{ value: unknown } | string> {
  const text = await request.text();
  if (text.length > MAX_BYTES) return messages.bodyTooLong(MAX_BYTES);
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name))
      return messages.bodyWithoutField(name);
    return { value: Reflect.get(body, name) };
  } catch {
    return messages.bodyNotJson;
  }
}

/** The moment that is meant, null for the real one; a text says what is wrong with it. */
function parseMoment(value: unknown): Date | null | string {
  if (value === null) return null;
  const isReal = typeof value === 'string' && isInstant.test(value) && findDay(value.slice(0, 10)) !== null;
  const moment = new Date(isReal ? value : Number.NaN);
  const year = moment.getUTCFullYear();
  if (Number.isNaN(year) || year < YEARS[0] || year > YEARS[1]) return messages.badMoment(...YEARS);
  return moment;
}

async function moveClock(time: SandboxTime, request: Request): Promise<Response> {
  const field = await parseField(request, 'now');
  const moment = typeof field === 'string' ? field : parseMoment(field.value);
  if (typeof moment === 'string') return refuse(400, moment);
  try {
    await time.moveClock(moment);
    return sendNothing();
  } catch (error) {
    return refuse(500, messages.clockFailure(describeFailure(error)));
  }
}

async function runJob(time: SandboxTime, request: Request): Promise<Response> {
  const field = await parseField(request, 'job');
  if (typeof field === 'string') return refuse(400, field);
  const job = field.value;
  if (typeof job !== 'string') return refuse(400, messages.badJob);
  if (!time.listJobs().includes(job)) return refuse(404, messages.unknownJob(job));
  try {
    await time.runJob(job);
    return sendNothing();
  } catch (error) {
    return refuse(500, messages.jobFailure(job, describeFailure(error)));
  }
}

const answers: Readonly<Record<string, Answer>> = {
  'GET /sandbox/clock': (time) => sendJson({ now: time.now().toISOString() }),
  'POST /sandbox/clock': moveClock,
  'GET /sandbox/jobs.json': (time) => sendJson(time.listJobs()),
  'POST /sandbox/run': runJob,
};

/** What answers a request about time and jobs; null where it is about something else. */
export function findTimeAnswer(request: Request): Answer | null {
  const key = `${request.method} ${new URL(request.url).pathname}`;
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (!answer) return null;
  if (request.method === 'GET') return answer;
  if (isForeign(request)) return () => refuse(403, messages.foreignOrigin);
  return request.headers.get('content-type')?.startsWith('application/json')
    ? answer
    : () => refuse(400, messages.bodyNotSentAsJson);
}
