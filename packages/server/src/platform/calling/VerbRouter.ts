import { type RouteName, routes } from '@sewa/api/client';
import { contract, type Route } from '@sewa/api/schema';
import type { Context as RequestContext } from 'hono';
import { compressAnswer } from '../http/compressAnswer.ts';
import { isAnswerCompressible } from '../http/findLimits.ts';
import { HttpError } from '../http/HttpError.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import type { ServerApp, ServerEnvironment } from '../http/ServerEnvironment.ts';
import { sendEmpty, sendJson } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import type { Context, Dependencies } from './Context.ts';
import { carryOut } from './carryOut.ts';
import { createRequestContext } from './createRequestContext.ts';
import type { AdmittedVerb, Verb } from './defineVerb.ts';
import { ForeignIdCounts, MANY_IDS } from './ForeignIdCounts.ts';
import { JsonText } from './JsonText.ts';
import { Reply, sendAnswer } from './Reply.ts';
import { readsFromReplica } from './readsFromReplica.ts';
import { recognizeFrame } from './recognizeFrame.ts';
import { parseRouteInput, type RouteInput, type RouteVerb } from './routeInput.ts';

/** Makes the response from a verb's result. */
export type Respond<Outcome> = (outcome: Outcome, reply: Reply) => Response | Promise<Response>;

/** Makes the response of an error, or null for the usual one. */
export type RespondToFailure = (error: unknown, reply: Reply) => Response | null;

function sendUsual(name: RouteName): Respond<unknown> {
  if ('isEmpty' in routes[name]) return sendEmpty;
  const status = 'isAccepted' in routes[name] ? 202 : 200;
  return (answer) => {
    const json = answer instanceof JsonText ? answer.text : JSON.stringify(answer ?? null);
    return sendJson(sendAnswer(name, json), { status });
  };
}

type MountedVerb = Verb<never, unknown>;

interface Served<Input, Outcome> {
  name: string;
  /** The row of the route table; null for a file. */
  call: Route | null;
  method: string;
  path: string;
  verb: Verb<Input, Outcome>;
  parseInput: (c: RequestContext<ServerEnvironment>) => Promise<Input>;
  respond: Respond<Outcome>;
  respondToFailure: RespondToFailure;
  isCompressible: boolean;
}

/** What is said of a file, which has no row in the route table. */
export interface FileAnswer {
  readonly isCompressible?: boolean;
}

/**
 * The only way from a request to a verb. Each request is served in the same order: create the context, look up the session of a
 * bearer, let the verb check the caller, parse the input by the contract, do the work (`carryOut`), write the answer. The limits in the call's row are enforced
 * here, except those checked before anything is read (`createApp`).
 */
export class VerbRouter {
  readonly #app: ServerApp;
  readonly #deps: Dependencies;
  readonly #table: RouteTable;
  readonly #mounted = new Map<string, MountedVerb>();
  readonly #compressible = new Set<string>();
  readonly #foreignIds = new ForeignIdCounts();

  constructor(app: ServerApp, deps: Dependencies, table: RouteTable = contract) {
    this.#app = app;
    this.#deps = deps;
    this.#table = table;
  }

  /** Every mounted verb, by the name of its call or the path of its file. */
  get mounted(): ReadonlyMap<string, MountedVerb> {
    return this.#mounted;
  }

  /** Whether the answer of a call or file may be compressed. */
  isCompressible(name: string): boolean {
    return this.#compressible.has(name);
  }

  /** Mounts the verb of a call that answers with JSON only. */
  mount<Name extends RouteName>(name: Name, verb: RouteVerb<Name>): void {
    this.mountWithResponse(name, verb, sendUsual(name));
  }

  /** Mounts the verb of a call whose answer sets cookies or isn't JSON: `respond` makes it from the verb's result. */
  mountWithResponse<Name extends RouteName, Outcome>(
    name: Name,
    verb: Verb<RouteInput<Name>, Outcome>,
    respond: Respond<Outcome>,
    respondToFailure: RespondToFailure = () => null,
  ): void {
    const call = this.#table[name];
    const { method, path } = call;
    const parseInput = (c: RequestContext<ServerEnvironment>) => parseRouteInput(call, c);
    const isCompressible = isAnswerCompressible(call);
    this.#serve({ name, call, method, path, verb, parseInput, respond, respondToFailure, isCompressible });
  }

  /** Mounts the verb of a file, which isn't a call of the contract; its input is the parameters of query and path. */
  mountFile<Input, Outcome>(
    path: string,
    verb: Verb<Input, Outcome>,
    respond: Respond<Outcome>,
    { isCompressible = false }: FileAnswer = {},
  ): void {
    // The path has the parameters that the verb's input requires, and all of them are text.
    const parseInput = async (c: RequestContext<ServerEnvironment>) =>
      ({ ...c.req.query(), ...c.req.param() }) as Input;
    const respondToFailure = () => null;
    this.#serve({
      name: path,
      call: null,
      method: 'GET',
      path,
      verb,
      parseInput,
      respond,
      respondToFailure,
      isCompressible,
    });
  }

  /** Says in the log who asked for an id that isn't theirs, and how often: many of them are a warning. Never which id. */
  #noteForeignId(error: unknown, { session, realNow, requestId }: Context, call: string): void {
    if (!session || !(error instanceof HttpError) || error.problem !== 'not-found') return;
    const count = this.#foreignIds.add(session.user_id, realNow.getTime());
    const details = { requestId, call, userId: session.user_id, count };
    this.#deps.log(count >= MANY_IDS ? 'warn' : 'info', 'foreign-id', details);
  }

  #serve<Input, Outcome>({
    name,
    call,
    method,
    path,
    verb,
    parseInput,
    respond,
    respondToFailure,
    isCompressible,
  }: Served<Input, Outcome>): void {
    if (this.#mounted.has(name)) throw new Error(`"${name}" is mounted already.`);
    this.#mounted.set(name, verb);
    if (isCompressible) this.#compressible.add(name);
    const pattern = toPattern(path);
    this.#app.on(method, pattern, async (c) => {
      const ctx = createRequestContext(this.#deps, c);
      const reply = new Reply(ctx, c);
      let admitted: AdmittedVerb<Input, Outcome> | null = null;
      try {
        admitted = await verb.admit(await recognizeFrame(ctx, c, call));
        const input = await parseInput(c);
        const answer = (outcome: Outcome) => respond(outcome, reply);
        const { readDb, settings } = this.#deps;
        const changes = readDb && readsFromReplica(c, settings, name) ? { db: readDb } : {};
        const response = call
          ? await carryOut(this.#deps, c, call, { admitted, input, changes }, answer)
          : await answer(await admitted.work(input));
        return await compressAnswer(c, response, isCompressible);
      } catch (error) {
        if (pattern.includes(':') && admitted) this.#noteForeignId(error, admitted.ctx, name);
        const response = respondToFailure(error, reply);
        if (response) return response;
        throw error;
      }
    });
  }
}
