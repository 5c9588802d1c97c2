import { type RouteName, routes } from '@sewa/api/client';
import type { Context as RequestContext } from 'hono';
import type { ServerApp, ServerEnvironment } from '../http/ServerEnvironment.ts';
import { sendJson } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import type { Dependencies } from './Context.ts';
import { createRequestContext } from './createRequestContext.ts';
import type { Verb } from './defineVerb.ts';
import { JsonText } from './JsonText.ts';
import { Reply, writeAnswer } from './Reply.ts';
import { type RouteInput, type RouteVerb, readRouteInput } from './routeInput.ts';

/** Makes the response of what a verb came to. */
export type Respond<Outcome> = (outcome: Outcome, reply: Reply) => Response | Promise<Response>;

/** Makes the response of a failure, or null where the usual one will do. */
export type RespondToFailure = (error: unknown, reply: Reply) => Response | null;

const sendUsual =
  (name: RouteName): Respond<unknown> =>
  (answer) =>
    sendJson(writeAnswer(name, answer instanceof JsonText ? answer.text : JSON.stringify(answer ?? null)));

type MountedVerb = Verb<never, unknown>;

interface Served<Input, Outcome> {
  name: string;
  method: string;
  path: string;
  verb: Verb<Input, Outcome>;
  readInput: (c: RequestContext<ServerEnvironment>) => Promise<Input>;
  respond: Respond<Outcome>;
  respondToFailure: RespondToFailure;
}

/**
 * The one door between requests and verbs. A request of the contract is served in one order: its context is made, the verb
 * judges who asks, the input is read by the contract, the verb does its work, the answer is written. What a row of the route
 * table says of a call is carried out here and nowhere else.
 */
export class VerbRouter {
  readonly #app: ServerApp;
  readonly #deps: Dependencies;
  readonly #mounted = new Map<string, MountedVerb>();

  constructor(app: ServerApp, deps: Dependencies) {
    this.#app = app;
    this.#deps = deps;
  }

  /** Every verb that is mounted, by the name of its call or the path of its file. */
  get mounted(): ReadonlyMap<string, MountedVerb> {
    return this.#mounted;
  }

  /** Mounts the verb of a call whose answer is JSON and nothing else. */
  mount<Name extends RouteName>(name: Name, verb: RouteVerb<Name>): void {
    this.mountWithResponse(name, verb, sendUsual(name));
  }

  /** Mounts the verb of a call whose answer sets cookies or is not JSON: `respond` makes it of what the verb came to. */
  mountWithResponse<Name extends RouteName, Outcome>(
    name: Name,
    verb: Verb<RouteInput<Name>, Outcome>,
    respond: Respond<Outcome>,
    respondToFailure: RespondToFailure = () => null,
  ): void {
    const { method, path } = routes[name];
    const readInput = (c: RequestContext<ServerEnvironment>) => readRouteInput(name, c);
    this.#serve({ name, method, path, verb, readInput, respond, respondToFailure });
  }

  /** Mounts the verb of a file, which is no call of the contract; its input is the parameters of its path. */
  mountFile<Input, Outcome>(path: string, verb: Verb<Input, Outcome>, respond: Respond<Outcome>): void {
    // The path names what the verb asks for, and a parameter of a path is a text.
    const readInput = async (c: RequestContext<ServerEnvironment>) => c.req.param() as Input;
    this.#serve({ name: path, method: 'GET', path, verb, readInput, respond, respondToFailure: () => null });
  }

  #serve<Input, Outcome>({
    name,
    method,
    path,
    verb,
    readInput,
    respond,
    respondToFailure,
  }: Served<Input, Outcome>): void {
    if (this.#mounted.has(name)) throw new Error(`"${name}" is mounted already.`);
    this.#mounted.set(name, verb);
    this.#app.on(method, toPattern(path), async (c) => {
      const ctx = createRequestContext(this.#deps, c);
      const reply = new Reply(ctx, c);
      try {
        const work = await verb.admit(ctx);
        return await respond(await work(await readInput(c)), reply);
      } catch (error) {
        const response = respondToFailure(error, reply);
        if (response) return response;
        throw error;
      }
    });
  }
}
