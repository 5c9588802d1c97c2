/** Words of lists that come in pages. */
export const moreLabel = 'Show more';
export const moreFailure = 'We couldn’t load more. Try again.';
