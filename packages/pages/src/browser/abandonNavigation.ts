/**
 * Ends the navigation under way, which has changed nothing yet: the router goes to the history entry that is shown, as the
 * way back would, and finds it shown. Other than a redirect to it this leaves the entry its key, and all that is stored by it.
 */
export function abandonNavigation(): void {
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
