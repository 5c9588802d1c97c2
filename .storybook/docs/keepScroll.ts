/** Lets a story take the focus, as an error does, without scrolling the page of documentation it stands on; answers what ends it. */
export function keepScroll(): () => void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  return () => {
    HTMLElement.prototype.focus = focus;
  };
}
