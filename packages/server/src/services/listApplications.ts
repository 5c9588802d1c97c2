import { defineVerb } from '../calling/defineVerb.ts';
import { JsonText } from '../calling/JsonText.ts';
import { selectApplicationsJson } from './applicationQueries.ts';
import { mayListApplications } from './whoMayAsk.ts';

/** Lists the applications that wait for terms, oldest first. */
export const listApplications = defineVerb(
  mayListApplications,
  async ({ db }) => new JsonText(await selectApplicationsJson(db)),
);
