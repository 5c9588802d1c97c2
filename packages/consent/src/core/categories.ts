/** What cookies may be for besides what a site cannot do without. */
export const consentCategories = ['preferences', 'statistics'] as const;

/** One thing cookies may be for. */
export type ConsentCategory = (typeof consentCategories)[number];

/** For each category, whether it is allowed. */
export type ConsentGrants = Readonly<Record<ConsentCategory, boolean>>;

/** What is allowed before anybody chose, and after everything was refused. */
export const nothingGranted: ConsentGrants = { preferences: false, statistics: false };
