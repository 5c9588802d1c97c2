import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { MAP_WIDTH, mapHeight } from './projection.ts';
import { selectAreasJson } from './queries.ts';

/** The map of the imported areas; without areas when none were imported. */
export const getMap = defineVerb(
  anyone,
  async ({ db }) =>
    new JsonText(`{"width":${MAP_WIDTH},"height":${mapHeight},"areas":${await selectAreasJson(db)}}`),
);
