export const listName = { blog: 'Blog', story: 'Stories', news: 'Newsroom' } as const;
export const listTitle = {
  blog: 'Guides to renting in Singapore',
  story: 'Stories of renting in Singapore',
  news: 'Newsroom',
} as const;
export const storiesTitle = {
  title: 'Stories of renting in Singapore',
  description: 'How people in Singapore found a home, rented one out, and moved in.',
} as const;
export const listLead = {
  blog: 'What you need to know before you rent or rent out a home. Every guide names its sources and the day we checked them.',
  story: 'How people found a home, rented one out, and moved in.',
  news: "What's new, and what we publish about renting in Singapore.",
} as const;
export const nothingPublishedTitle = 'Nothing here yet';
export const nothingPublishedLead = 'Come back soon, or look for a home in the meantime.';
export const findHomeLabel = 'Find a home';
export const moreArticlesLabel = { blog: 'More guides', story: 'More stories', news: 'More news' } as const;
export const noMoreArticles = "That's all.";
export const moreArticlesFailure = "We can't show more right now. Try again.";
