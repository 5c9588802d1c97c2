export const homeNotSaved = "It wasn't saved.";
export const homeNotRemoved = "It's still saved.";
