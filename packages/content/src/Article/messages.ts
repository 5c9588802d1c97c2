// Lists of articles
export const readingTime = (minutes: number) => `${minutes} min read`;

// One article
export const updatedOn = (day: string) => `Updated ${day}`;
