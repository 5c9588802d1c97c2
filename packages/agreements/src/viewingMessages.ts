// Viewings, for both sides
export const changedMeanwhile = 'This has changed since you opened the page. Check the latest and try again.';
export const gone = 'This no longer exists, or you no longer have access to it.';
export const timeRange = (from: string, to: string): string => `${from} to ${to}`;
export const yesLabel = 'Yes';
export const noLabel = 'No';
export const someone = 'Someone';
export const missedLabel = "They didn't come";
export const state = {
  waiting: 'Waiting list',
  offered: 'Held for you',
  booked: 'Booked',
  arrived: 'Arrived',
  missed: 'Missed',
  cancelled: 'Cancelled',
} as const;
export const goneOn = {
  true: 'Saved. You want to go on.',
  false: "Saved. You don't want to go on.",
} as const;
export const missedDone = 'Saved. Thanks for telling us.';
