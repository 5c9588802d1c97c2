import { routes } from '@sewa/api/client';
import { cors } from 'hono/cors';
import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import type { ServerApp } from '../../platform/http/ServerEnvironment.ts';
import { getCalculation } from './getCalculation.ts';
import { getCalculatorRates } from './getCalculatorRates.ts';

/** Lets pages of every origin read calculations, wrong input included; without cookies, as browsers require for `*`. */
export function allowCalculationsEverywhere(server: ServerApp): void {
  server.use(routes.getCalculation.path, cors({ origin: '*', allowMethods: ['GET'] }));
}

/** Adds the routes of the calculator, which need no log-in. */
export function addCalculatorRoutes(router: VerbRouter): void {
  router.mount('getCalculation', getCalculation);
  router.mount('getCalculatorRates', getCalculatorRates);
}
