/** What every frame is told of the deployment. */
export interface LayoutProps {
  /** Whether its foot leads to where the choice of cookies can be changed. */
  readonly hasCookies: boolean;
}
