declare global {
  interface Window {
    /** Set by the early script of public pages. */
    sewaEarly?: { readonly take: () => HTMLElement[]; readonly payload?: Promise<Response> };
  }
}

/** Clicks again what was clicked before the page's script had arrived; what has left the page meanwhile is skipped. */
export function replayEarlyClicks(): void {
  for (const element of window.sewaEarly?.take() ?? []) {
    if (element.isConnected) element.click();
  }
}
