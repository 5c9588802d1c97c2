export const priceDropLabel = 'Price drop';
export const priceDropBefore = (difference: string): string => `${difference} less than before. It was `;
