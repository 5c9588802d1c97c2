import { sendError } from '../platform/http/sendError.ts';
import type { Fetch } from './listen.ts';

/** The sandbox, as the process uses it; null means not found. */
export interface SandboxPages {
  readonly respond: (request: Request) => Promise<Response | null>;
}

/**
 * Routes sandbox requests to the sandbox, others to the server. The sandbox has its own access checks, because its writes come from
 * tests, not from our pages.
 */
export const withSandbox =
  (fetch: Fetch, sandbox: SandboxPages): Fetch =>
  async (request, environment) =>
    (/^\/sandbox(\/|$)/.test(new URL(request.url).pathname)
      ? await sandbox.respond(request).catch(sendError)
      : null) ?? fetch(request, environment);
