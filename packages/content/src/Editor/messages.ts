// The preview of an article
export const momentLabel = (day: string, time: string) => `${day}, ${time}`;

// The list of articles for their editors
export const stateName = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;

// The editor
export const scheduledFor = (moment: string) => `Goes live ${moment}`;
export const publishedSince = (moment: string) => `Live since ${moment}`;
export const viewArticleLabel = 'View article';
export const viewLabel = 'Show';
export const writeLabel = 'Write';
export const previewLabel = 'Preview';
export const emptyPreview = 'Your text appears here as you write.';
export const field = {
  kind: 'Kind',
  topic: 'Topic',
  title: 'Title',
  slug: 'Address',
  summary: 'Summary',
  author: 'Author',
  body: 'Text',
  publishAt: 'Publish at',
  alt: 'What the picture shows',
  cover: 'Picture',
} as const;
export const fieldSubject: Readonly<Record<string, string>> = {
  kind: 'The kind',
  topic: 'The topic',
  title: 'The title',
  slug: 'The address',
  summary: 'The summary',
  author: 'The author',
  body: 'The text',
  publishAt: 'The time',
};
export const slugHint = (path: string) =>
  `Leave it empty to take it from the title. The article is at ${path}`;
export const topicHint = 'Guides are grouped by it.';
export const noTopicLabel = 'None';
export const summaryHint = 'One or two sentences for lists and search engines.';
export const bodyHint =
  'Markdown. Blocks: ```note for a remark, ```figures for rows like "Rent | $3,000" and a last line "source: …", ```listing for the id of a home.';
export const publishAtHint = 'Singapore time.';
export const saveLabel = { draft: 'Save draft', scheduled: 'Save', published: 'Save changes' } as const;
export const createLabel = 'Create draft';
export const publishLabel = 'Publish now';
export const scheduleLabel = 'Schedule';
export const rescheduleLabel = 'Change time';
export const takeBackLabel = { scheduled: 'Cancel schedule', published: 'Take back' } as const;
export const publishingTitle = 'Publishing';
export const previewLinkTitle = 'Preview link';
export const previewLinkLead = 'Shows the saved article to anyone who has the link, for 24 hours.';
export const previewLinkUntil = (moment: string) => `The current link works until ${moment}.`;
export const makePreviewLabel = 'Create preview link';
export const endPreviewLabel = 'End link';
export const previewUrlLabel = 'Preview link';
export const previewUrlHint = "Copy it now. We can't show it again.";
export const copyLabel = 'Copy link';
export const copied = 'Copied.';
export const coverTitle = 'Cover';
export const coverLead =
  'Shown above the article, in lists and when the article is shared. JPEG, PNG or WebP, up to 15 MB.';
export const altHint = "For people who can't see it.";
export const uploadCoverLabel = 'Upload cover';
export const coverDone = 'Cover uploaded.';
export const scheduleMissing = 'should be a date and a time';
export const done = {
  created: 'Draft created.',
  save: 'Saved.',
  publish: 'Published. Visitors see it now.',
  schedule: 'Scheduled.',
  'take-back': 'Taken back. Only editors see it now.',
  preview: 'Preview link created. Earlier links no longer work.',
  'end-preview': 'Preview link ended.',
} as const;
export const restoredTitle = "We brought back what you hadn't saved";
export const restoredLead = 'Save it, or go back to the saved text.';
export const discardLabel = 'Discard my text';
export const conflictTitle = 'Someone else changed this article';
export const conflictLead =
  'Their version is beside yours. Save to replace it with yours, or use theirs. You can copy from it first.';
export const useTheirsLabel = 'Use theirs';
export const theirsTitle = 'Their version';
