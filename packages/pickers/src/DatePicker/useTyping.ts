import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

const findSegment = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="spinbutton"]') : null;

/** Hears what is typed or pasted into the editable segments inside an element, and lets nothing of it into the page by itself. */
export function useTyping(
  root: RefObject<HTMLElement | null>,
  onType: (segment: HTMLElement, text: string | null) => void,
): void {
  const type = useEffectEvent(onType);
  useLayoutEffect(() => {
    const box = root.current;
    if (box === null) return;
    const over = new AbortController();
    const { signal } = over;
    let before = '';
    const on = <Type extends keyof HTMLElementEventMap>(
      name: Type,
      respond: (event: HTMLElementEventMap[Type], segment: HTMLElement) => void,
    ) =>
      box.addEventListener(
        name,
        (event) => {
          const segment = findSegment(event.target);
          if (segment) respond(event, segment);
        },
        { signal },
      );
    on('beforeinput', (event, segment) => {
      event.preventDefault();
      // Text that is being composed cannot be refused: it is taken out again below.
      if (event.inputType === 'insertCompositionText') before = segment.textContent;
      else if (event.inputType.startsWith('delete')) type(segment, null);
      else if (event.data !== null) type(segment, event.data);
    });
    on('input', (event, segment) => {
      event.stopPropagation();
      if (event instanceof InputEvent && event.inputType === 'insertCompositionText')
        segment.textContent = before;
    });
    on('paste', (event, segment) => {
      event.preventDefault();
      type(segment, event.clipboardData?.getData('text/plain').trim() ?? '');
    });
    const place = ({ target }: Event) => {
      const segment = findSegment(target);
      if (segment) getSelection()?.collapse(segment);
    };
    on('focusin', place);
    // A selection in a segment would let a telephone compose text in it.
    const collapse = () => {
      const segment = findSegment(document.activeElement);
      const selection = getSelection();
      const isInside =
        segment && box.contains(segment) && selection && segment.contains(selection.anchorNode);
      if (isInside && !(selection.isCollapsed && selection.anchorNode === segment))
        selection.collapse(segment);
    };
    document.addEventListener('selectionchange', collapse, { signal });
    return () => over.abort();
  }, [root]);
}
