import { useLayoutEffect, useRef } from 'react';
import { anchorTo } from '../anchoring/anchorTo.ts';
import * as styles from './SearchBox.css.ts';
import type { SearchBoxGroup, SearchBoxOption } from './useSuggestions.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly SearchBoxGroup[];
  /** Place of the marked option among all; -1 for none. */
  readonly active: number;
  readonly onChoose: (option: SearchBoxOption) => void;
}

/** The id of an option, by its place among all. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

/** The suggestions below the box; a press on one leaves the focus in the box. */
export function SuggestionList({ id, label, groups, active, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isOpen = groups.length > 0;
  useLayoutEffect(() => {
    const box = list.current;
    const input = box?.parentElement?.querySelector('input');
    if (!box || !input || !isOpen) return;
    box.showPopover({ source: input });
    anchorTo(box, input);
    return () => box.hidePopover();
  }, [isOpen]);
  useLayoutEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const firsts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      popover="manual"
      data-side="bottom"
      data-align="start"
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, index) => (
        <fieldset key={group.label} aria-labelledby={`${id}-group-${index}`} className={styles.group}>
          <div id={`${id}-group-${index}`} role="presentation" className={styles.head}>
            {group.label}
          </div>
          {group.options.map((option, place) => {
            const nth = (firsts[index] ?? 0) + place;
            return (
              <button
                key={option.value}
                type="button"
                id={optionId(id, nth)}
                role="option"
                tabIndex={-1}
                aria-selected={nth === active}
                className={styles.option}
                onClick={() => onChoose(option)}
              >
                <span className={styles.name}>
                  {option.label}
                  {option.detail === undefined ? null : (
                    <span className={styles.detail}>{` ${option.detail}`}</span>
                  )}
                </span>
                {option.end === undefined ? null : <span className={styles.detail}>{` ${option.end}`}</span>}
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
