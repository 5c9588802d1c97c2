import { type RouteName, type RouteShape, routes } from './routes.ts';

/** Runs one call when its turn has come. */
export type CallOrder = <Answer>(name: RouteName, call: () => Promise<Answer>) => Promise<Answer>;

/** How long a call that must be alone waits at most for what is under way: two seconds. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2_000));

/**
 * Keeps the calls of one page from crossing another session: a call that changes who is asking, by the contract, waits for
 * what is under way with the old secret, which the server would refuse, and what is asked meanwhile waits for it.
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
