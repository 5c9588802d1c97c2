declare global {
  interface Window {
    /** Set by the early script. */
    sewaEarly?: { readonly take: () => HTMLElement[]; readonly payload?: Promise<Response> };
  }
}

/**
 * Clicks again what was clicked before the page's script had arrived; what has left the page meanwhile is skipped. A popover
 * that was opened by then stays open, and whoever listens to it learns that it is.
 */
export function replayEarlyClicks(): void {
  for (const popover of document.querySelectorAll(':popover-open'))
    popover.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
  for (const element of window.sewaEarly?.take() ?? []) {
    if (element.isConnected) element.click();
  }
}
