import { routes } from '@sewa/api/client';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import type { Settings } from '../settings/settings.ts';
import { findRedirect } from './findRedirect.ts';
import type { RedirectMemory } from './RedirectMemory.ts';

/** Adds the lookup of moved paths. */
export function addRedirectRoutes(app: ServerApp, redirects: RedirectMemory, settings: Settings): void {
  app.get(routes.findRedirect.path, async (c) => {
    const path = new URL(c.req.url).searchParams.get('path') ?? '';
    return sendData(JSON.stringify(await findRedirect(redirects, settings, path)));
  });
}
