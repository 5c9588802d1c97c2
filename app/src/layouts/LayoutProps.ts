/** What every layout knows about the deployment. */
export interface LayoutProps {
  /** Whether the footer links to the cookie settings. */
  readonly hasCookies: boolean;
}
