export const menuLabel = 'Your pages';
