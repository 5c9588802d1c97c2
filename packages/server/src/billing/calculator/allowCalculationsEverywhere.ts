import { routes } from '@sewa/api/client';
import { cors } from 'hono/cors';
import type { ServerApp } from '../../platform/http/ServerEnvironment.ts';

/** Lets pages of every origin read calculations, wrong input included; without cookies, as browsers require for `*`. */
export function allowCalculationsEverywhere(server: ServerApp): void {
  server.use(routes.getCalculation.path, cors({ origin: '*', allowMethods: ['GET'] }));
}
