import { type RouteName, type RouteShape, routes } from './routes.ts';

/** Runs one call when it is its turn. */
export type CallOrder = <Answer>(name: RouteName, call: () => Promise<Answer>) => Promise<Answer>;

/** The longest that a call that must run alone waits for open calls: two seconds. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2_000));

/**
 * Lets a call that changes who is asking (log-in, switch, log-out) run alone: it waits for open calls, which the server would
 * reject once the session's secret has changed, and calls made meanwhile wait for it.
 */
export function createCallOrder(): CallOrder {
  let underWay: Promise<unknown> | undefined;
  let alone: Promise<unknown> | undefined;
  return (name, call) => {
    const { changes = [] }: RouteShape = routes[name];
    const isAlone = changes.includes('control');
    const turn = isAlone ? underWay && Promise.race([underWay, pause()]) : alone;
    const answer = turn ? turn.then(call) : call();
    const settled = answer.catch(() => undefined);
    underWay = Promise.all([underWay, settled]).then(() => undefined);
    if (isAlone) alone = settled;
    return answer;
  };
}
