import { sendError } from '../http/sendError.ts';
import type { Fetch } from './listen.ts';

/** The sandbox as the process needs it: null is 'nothing here'. */
export interface SandboxPages {
  readonly respond: (request: Request) => Promise<Response | null>;
}

/**
 * Answers what the sandbox knows, and everything else by the server. The sandbox judges by itself who asks: its writes are for tests, which
 * are no page of ours.
 */
export const withSandbox =
  (fetch: Fetch, sandbox: SandboxPages): Fetch =>
  async (request, environment) =>
    (/^\/sandbox(\/|$)/.test(new URL(request.url).pathname)
      ? await sandbox.respond(request).catch(sendError)
      : null) ?? fetch(request, environment);
