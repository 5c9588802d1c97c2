export const welcomeTitle = 'A home in Singapore, without the guesswork';
export const boldWelcomeTitle = 'Find your next home. Skip the guesswork.';
export const whereLabel = 'Where';
export const anyTypeLabel = 'Any type';
