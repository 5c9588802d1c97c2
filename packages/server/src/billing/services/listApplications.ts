import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import { selectApplicationsJson } from './applicationQueries.ts';
import { mayListApplications } from './whoMayAsk.ts';

/** Lists the applications that wait for terms, oldest first. */
export const listApplications = defineVerb(
  mayListApplications,
  async ({ db }) => new JsonText(await selectApplicationsJson(db)),
);
