/** Whether HTML alone shows an element: it is not hidden, in no closed part, and holds something for people. */
export function isVisible(element: Element): boolean {
  if (element.closest('[hidden],[aria-hidden="true"],template,script,style,head,dialog:not([open])'))
    return false;
  if (element.matches('input[type="hidden"]')) return false;
  const closed = element.parentElement?.closest('details:not([open])');
  return !closed || element.closest('summary')?.parentElement === closed;
}
