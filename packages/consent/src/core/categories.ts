/** What cookies may be for besides what a site cannot do without, unless the site names categories of its own. */
export const consentCategories = ['preferences', 'statistics'] as const;

/** One thing cookies may be for. */
export type ConsentCategory = (typeof consentCategories)[number];

/** For each category, whether it is allowed. */
export type ConsentGrants<Category extends string = ConsentCategory> = Readonly<Record<Category, boolean>>;

/** What is allowed before anybody chose, and after everything was refused. */
export const nothingGranted: ConsentGrants = { preferences: false, statistics: false };
