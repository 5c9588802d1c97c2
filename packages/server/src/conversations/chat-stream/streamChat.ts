import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { Respond } from '../../platform/calling/VerbRouter.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import type { StreamViewer } from './ChatStream.ts';

/** Streams what happens in the user's conversations, and in those of the corporate they act for. */
export const streamChat = defineVerb(
  signedIn,
  ({ session }): StreamViewer => ({
    sessionId: session.id,
    userId: session.user_id,
    corporateId: session.corporate_id,
  }),
);

/** Responds with a stream of the viewer; nothing is opened for a HEAD request. */
export const sendStream: Respond<StreamViewer> = (viewer, reply) =>
  reply.send(reply.isHead ? '' : reply.ctx.chatStreams.open(viewer), {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies such as nginx pass each event on at once.
    'x-accel-buffering': 'no',
  });
