import { homeCount } from '../messages.ts';

export const skipMapLabel = 'Skip the map';
export const mapRegionLabel = 'Map of homes';
export const mapHelp = 'Arrow keys move the map, + and − zoom.';
export const pinsLabel = 'Homes on the map';
export const zoomInLabel = 'Zoom in';
export const zoomOutLabel = 'Zoom out';
export const wholeIslandLabel = 'Show the whole island';
export const searchAreaLabel = 'Search this area';
export const searchAsMovedLabel = 'Search as I move the map';
export const everywhereLabel = 'Search the whole island';
export const closeHomeLabel = 'Close';
export const chosenHomeLabel = 'The home on the map';
const homeRent = (rent: string): string => `${rent} a month`;
export const seenHome = 'seen';
export const savedHome = 'saved';
export const pinLabel = (rent: string, marks: readonly string[]): string =>
  [homeRent(rent), ...marks].join(', ');
export const groupLabel = (homes: number, rent: string): string =>
  `${homeCount(homes)} from ${rent} a month. Zoom in.`;
export const fromRent = (rent: string): string => `from ${rent}`;
export const homesHereTitle = 'Homes here';
export const homesOnMapTitle = 'On the map';
export const foundHomes = (total: number): string => homeCount(total);
export const nothingHereTitle = 'No homes in this part of the map';
export const nothingHereLead = 'Move the map or zoom out, then search again.';
export const nothingMatchesTitle = 'No homes match this search';
export const nothingMatchesLead =
  'Take out a word or a filter above. The list says which one stands most in the way.';
export const allHomesHereLabel = 'See them as a list';
export const showListLabel = 'Show the list';
export const showMapLabel = 'Show the map';
export const moreHomesLabel = 'More homes';
