// A home
export const detailsTitle = 'Details';
export const listedToday = 'Listed today';
export const listedYesterday = 'Listed yesterday';
const listedAgo = (count: number, unit: string): string =>
  `Listed ${count} ${count === 1 ? unit : `${unit}s`} ago`;
export const listedDaysAgo = (count: number): string => listedAgo(count, 'day');
export const listedWeeksAgo = (count: number): string => listedAgo(count, 'week');
export const listedMonthsAgo = (count: number): string => listedAgo(count, 'month');
export const listedYearsAgo = (count: number): string => listedAgo(count, 'year');
export const descriptionTitle = 'About this home';

export const sectionsLabel = 'On this page';
export const sectionName = {
  facts: 'Details',
  location: 'Location',
  'floor-plan': 'Floor plan',
  'move-in': 'Move-in cost',
  lister: 'Listed by',
} as const;
export const moveInFor = (total: string): string => `Move in for ${total}`;

// Sharing a home
export const shareLabel = 'Share';
