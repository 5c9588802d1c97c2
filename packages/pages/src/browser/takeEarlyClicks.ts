/**
 * Takes what was clicked before the page's script had arrived; React sees to what is clicked from here on. The function it returns
 * clicks it again, once the page works; what has left the page meanwhile is skipped. A popover that was opened by then stays
 * open, and whoever listens to it learns that it is.
 */
export function takeEarlyClicks(): () => void {
  const clicked = window.sewaEarly?.take() ?? [];
  return () => {
    for (const popover of document.querySelectorAll(':popover-open'))
      popover.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
    for (const element of clicked) {
      if (element.isConnected) element.click();
    }
  };
}
