export const fairRentTitle = 'Is the rent fair?';
export const pastRentsTitle = 'Rents paid nearby';
export const tooOld = (month: string): string => `Figures from ${month}. Too old to judge this rent.`;
export const fairRentCaption = 'Monthly rents paid nearby';
export const lowerQuartileLabel = '1 in 4 paid at most';
export const medianLabel = 'Median rent paid';
export const upperQuartileLabel = '1 in 4 paid at least';
export const thisHomeLabel = 'This home';
export const comparedWith = (homes: string): string =>
  `Compared with ${homes}. Rents may have changed since.`;
export const tooFewCompared = (homes: string): string =>
  `There are too few homes to compare: ${homes}. We need at least five.`;
export const rentFarBelow =
  "This is far below rents paid nearby. Fake listings often have very low rents, so don't pay anything before you've seen the home.";
