import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findAgentJson } from './queries.ts';

/** The public card of an agent; throws for everybody who has none. */
export const getAgent = defineVerb(anyone, async ({ db }, { id }: RouteInput<'getAgent'>) => {
  const agent = /^[\w-]{1,64}$/.test(id) ? await findAgentJson(db, id) : null;
  if (agent === null) throw new HttpError('not-found');
  return new JsonText(agent);
});
