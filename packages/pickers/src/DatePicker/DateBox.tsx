import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useMemo, useRef } from 'react';
import { useLanguage } from '../messages/useLanguage.ts';
import * as styles from './DateBox.css.ts';
import { DateSegment } from './DateSegment.tsx';
import { type DateDraft, maxOf, pressSegmentKey, type SegmentName, toDraft, typeDigit } from './dateDraft.ts';
import { dateLayout, findDate } from './dateLayout.ts';
import { useTyping } from './useTyping.ts';

/** What a box for a date is given. */
interface DateBoxProps {
  draft: DateDraft;
  labelledBy: string;
  describedBy?: string | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
  isRequired: boolean;
  isInvalid: boolean;
  /** The element that holds the segments. */
  ref: RefObject<HTMLDivElement | null>;
  onChange: (draft: DateDraft) => void;
  className: string;
}

/** Day, month and year side by side, each typed or stepped by the arrow keys, in the order of the language. */
export function DateBox({
  draft,
  labelledBy,
  describedBy,
  isInvalid,
  ref,
  onChange,
  className,
  ...state
}: DateBoxProps) {
  const { locale } = useLanguage();
  const id = useId();
  const layout = useMemo(() => dateLayout(locale), [locale]);
  const names = layout.flatMap((item) => ('name' in item ? [item.name] : []));
  /** The digits that were typed since the focus came into a segment. */
  const typed = useRef('');
  const isFixed = state.isDisabled || state.isReadOnly;
  const elementOf = (name: SegmentName) => ref.current?.querySelector<HTMLElement>(`[data-type="${name}"]`);
  const neighbour = (name: SegmentName, step: number) => names[names.indexOf(name) + step];
  const goTo = (name: SegmentName | undefined) => name && elementOf(name)?.focus();

  const type = (start: SegmentName, text: string) => {
    const date = text.length > 4 ? findDate(text, locale) : '';
    if (date) return onChange(toDraft(date));
    let next = draft;
    let at = start;
    for (const key of text) {
      const following = neighbour(at, 1);
      let isDone = typed.current !== '';
      if (/\d/.test(key)) {
        const result = typeDigit(at, typed.current, key);
        next = { ...next, [at]: result.number };
        typed.current = result.typed;
        isDone = result.isFull;
      }
      if (isDone) typed.current = '';
      if (isDone && following) at = following;
    }
    if (next !== draft) onChange(next);
    if (at !== start) goTo(at);
  };

  const press = (name: SegmentName, event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = pressSegmentKey(event.key, draft, name);
    const isBack = event.key === 'Backspace' && draft[name] === null;
    if (arrow === undefined && (next === null || isFixed)) return;
    event.preventDefault();
    typed.current = '';
    if (arrow || isBack) goTo(neighbour(name, arrow ?? -1));
    else if (next && next !== draft) onChange(next);
  };

  useTyping(ref, (segment, text) => {
    const name = segment.dataset.type as SegmentName;
    if (isFixed) return;
    if (text !== null) return type(name, text);
    typed.current = '';
    onChange({ ...draft, [name]: null });
  });

  /** A press beside the segments goes to the one before it, or to the first that is empty still. */
  const pressBox = (event: PointerEvent) => {
    if ((event.target as Element).closest('[role="spinbutton"]') || state.isDisabled) return;
    event.preventDefault();
    const before = names.filter(
      (name) => (elementOf(name)?.getBoundingClientRect().left ?? 0) < event.clientX,
    );
    const near = before.at(-1) ?? names[0];
    const empty = names.slice(0, near && names.indexOf(near)).find((name) => draft[name] === null);
    goTo(empty ?? near);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the segments are one field, not a fieldset of several
    <div
      ref={ref}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-disabled={state.isDisabled || undefined}
      data-disabled={state.isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      onPointerDown={pressBox}
      onMouseDown={(event) => {
        if (!(event.target as Element).closest('[role="spinbutton"]')) event.preventDefault();
      }}
      className={className}
    >
      {layout.map((item, index) =>
        'name' in item ? (
          <DateSegment
            {...state}
            key={item.name}
            name={item.name}
            number={draft[item.name]}
            max={maxOf(item.name, draft)}
            id={`${id}-${item.name}`}
            labelledBy={labelledBy}
            describedBy={isInvalid || item.name === names[0] ? describedBy : undefined}
            isInvalid={isInvalid}
            onKeyDown={(event) => press(item.name, event)}
            onFocus={() => {
              typed.current = '';
            }}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands between two segments has no other name than its place
          <span key={index} aria-hidden data-type="literal" className={styles.segment}>
            {item.literal}
          </span>
        ),
      )}
    </div>
  );
}
