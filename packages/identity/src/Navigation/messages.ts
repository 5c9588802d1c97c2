export const menuLabel = 'Your pages';
export const searchLabel = 'Search';
export const moreLabel = 'More';
export const morePagesLabel = 'More pages';
