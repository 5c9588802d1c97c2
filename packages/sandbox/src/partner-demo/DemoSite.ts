/** A listing the chat is about. */
export interface DemoListing {
  readonly id: string;
  readonly title: string;
  /** Its page, on the main host. */
  readonly url: string;
}

/** What the pages of the invented partner show. */
export interface DemoSite {
  /** Origins of the site whose frames they show, and of the frames. */
  readonly siteOrigin: string;
  readonly embedOrigin: string;
  /** Key of the partner. */
  readonly key: string;
  readonly listing: DemoListing;
  readonly origin: string;
  readonly hostileOrigin: string;
  readonly unlistedOrigin: string;
}
