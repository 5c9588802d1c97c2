export const homeNotSaved = "It wasn't saved.";
export const homeNotRemoved = "It's still saved.";
export const saveHomeLabel = (home: string): string => `Save ${home}`;
