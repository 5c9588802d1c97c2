import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@sewa/api/client';
import { completeLimits, type Route } from '@sewa/api/schema';
import type { Context as RequestContext } from 'hono';
import type { ServerEnvironment } from '../http/ServerEnvironment.ts';
import { doOnce } from '../idempotency/doOnce.ts';
import { parseKey } from '../idempotency/parseKey.ts';
import type { Dependencies } from './Context.ts';
import { countAtDoor } from './countCall.ts';
import type { AdmittedVerb, WorkChanges } from './defineVerb.ts';

const findBody = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'body' in input ? input.body : undefined;

const digest = async (file: Blob): Promise<string> =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');

/** The input as JSON text, equal for equal calls. */
async function serializeInput(input: unknown): Promise<string> {
  const body = findBody(input);
  const file = body instanceof Blob ? { type: body.type, sha256: await digest(body) } : null;
  return JSON.stringify(input, (_, value) => {
    if (value === body && file) return file;
    return value instanceof URLSearchParams ? String(value) : value;
  });
}

/**
 * Runs the verb of a call: counts it against the limits of its row, and runs it once if it has a key, unless the verb sees to that. A visitor's key has no
 * effect, because visitors can't be told apart and no one may get someone else's answer.
 */
export async function carryOut<Input, Outcome>(
  deps: Dependencies,
  c: RequestContext<ServerEnvironment>,
  call: Route,
  {
    admitted,
    input,
    changes,
  }: { admitted: AdmittedVerb<Input, Outcome>; input: Input; changes: WorkChanges },
  respond: (outcome: Outcome) => Response | Promise<Response>,
): Promise<Response> {
  const { ctx } = admitted;
  const { idempotencyKey, isAnswerSecret } = completeLimits(call);
  const header = c.req.header(IDEMPOTENCY_HEADER);
  const key = call.method === 'GET' ? null : parseKey(header, findBody(input), idempotencyKey === 'required');
  if (key === null || !ctx.session) {
    await countAtDoor(ctx, call);
    return respond(await admitted.work(input, changes));
  }
  if (idempotencyKey === 'by-verb') {
    await countAtDoor(ctx, call);
    return respond(await admitted.work(input, { idempotencyKey: key }));
  }
  const { user_id: userId } = ctx.session;
  const route = `${call.method} ${c.req.path}`;
  const keyed = { userId, route, key, input: await serializeInput(input), isAnswerSecret };
  const { db: database, log, keyDelays: delays } = deps;
  const { recover } = admitted;
  const once = { db: database, now: ctx.realNow, log, ...(delays && { delays }) };
  return doOnce(
    once,
    keyed,
    async (db) => {
      await countAtDoor(ctx, call);
      return respond(await admitted.work(input, { db, idempotencyKey: key }));
    },
    recover && (async () => respond(await recover(input))),
  );
}
