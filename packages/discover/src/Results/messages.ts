export const homesLabel = 'Homes';
export const moreHomesLabel = 'Show more homes';
export const moreHomesFailure = "We couldn't load these homes. Check your connection, then try again.";
export const noMoreHomes = "That's all the homes in this search.";
export const noHomesTitle = 'No homes match your search';
export const noHomesLead = 'Try removing a filter or searching a nearby district.';
export const clearAllFiltersLabel = 'Clear all filters';
