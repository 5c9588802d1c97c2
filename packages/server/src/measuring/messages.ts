// Links to share
export const pathNotShareable = "isn't the path of a listing, an article or a calculation";

// Events
export const unknownPageReason = "isn't the pattern of a page";
export const eventExperimentReason = 'belongs to experiment-viewed, and only to it';
