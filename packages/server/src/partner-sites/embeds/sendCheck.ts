import type { RouteAnswer } from '@sewa/api/client';
import type { Respond } from '../../platform/calling/VerbRouter.ts';

/** Any site may read it: the page of a partner explains why a frame stays empty. */
export const sendCheck: Respond<RouteAnswer<'checkPartner'>> = (answer, reply) => {
  const response = reply.sendAnswer('checkPartner', answer);
  response.headers.set('access-control-allow-origin', '*');
  return response;
};
