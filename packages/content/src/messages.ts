// Lists of articles
export const kindName = { blog: 'Guide', story: 'Story', news: 'News' } as const;
export const topicName = {
  'first-steps': 'First steps',
  rules: 'Who may rent',
  costs: 'Costs',
  contract: 'The contract',
  moving: 'Moving in and out',
} as const;
export const topicsLabel = 'Topics';
export const allTopicsLabel = 'All guides';
export const feedLabel = (site: string) => `${site} blog`;
export const articlesLabel = 'Articles';

export const readNewsLabel = (title: string) => `Read “${title}”`;
export const pressTitle = 'For the press';
export const pressLead = 'Questions, pictures, somebody to talk to: write to us, and say when you need it.';
export const pressSubject = 'Press';

// One article
export const homeLabel = 'Home';
export const relatedTitle = { blog: 'More guides', story: 'More stories', news: 'More news' } as const;

// The preview of an article
export const previewTitle = (title: string) => `Preview: ${title}`;
export const previewUntil = (moment: string) => `Preview until ${moment}`;
export const previewLead = {
  draft: 'This is a draft. Only people with this link can see it.',
  scheduled: 'This article is scheduled. Until then, only people with this link can see it.',
  published: 'This article is published.',
} as const;

// The list of articles for their editors
export const editorListTitle = 'Articles';
export const editorListDescription = 'Write, schedule and publish guides, stories and news.';
export const newArticleLabel = 'New article';
export const kindsLabel = 'Show';
export const allKindsLabel = 'All';
export const noArticlesTitle = 'No articles yet';
export const noArticlesLead = 'Write the first one. Nobody sees it until you publish it.';
export const titleColumn = 'Title';
export const kindColumn = 'Kind';
export const stateColumn = 'State';
export const publishedColumn = 'Published';
export const changedColumn = 'Changed';
export const notPublished = 'Not yet';

// The editor
export const newArticleTitle = 'New article';
export const editorDescription = 'Write an article beside its preview.';
export const defaultAuthor = (site: string) => `${site} editors`;
