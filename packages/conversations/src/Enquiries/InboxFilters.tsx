import type { EnquiredHome } from '@sewa/api/client';
import { chatPath } from '@sewa/paths';
import { Button, Link, Select } from '@sewa/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as messages from '../messages.ts';
import * as css from './InboxFilters.css.ts';
import { enquiryStates, type InboxFilter, withFilter } from './inboxFilter.ts';

interface InboxFiltersProps {
  readonly filter: InboxFilter;
  readonly homes: readonly EnquiredHome[];
  /** Whether the user acts for a corporate, whose members share an inbox. */
  readonly isCorporate: boolean;
}

/** Chooses conversations by home, state, unread and assignment: links and a form, so that it works without script. */
export function InboxFilters({ filter, homes, isCorporate }: InboxFiltersProps) {
  const navigate = useNavigate();
  const line = useRef<HTMLDivElement>(null);
  const { home, state, unread, mine } = filter;
  // What is chosen may stand where one has to scroll to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is chosen
  useEffect(() => {
    const chosen = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen && line.current) line.current.scrollLeft = chosen.offsetLeft - line.current.clientWidth / 2;
  }, [state]);
  const to = (change: { readonly [Name in keyof InboxFilter]?: InboxFilter[Name] | undefined }) =>
    withFilter(chatPath(), { ...filter, ...change });
  const links = [
    { label: messages.allStates, href: to({ state: undefined }), isOn: state === undefined },
    ...enquiryStates.map((each) => ({
      label: messages.enquiryState[each],
      href: to({ state: each }),
      isOn: state === each,
    })),
  ];
  const toggles = [
    { label: messages.unreadLabel, href: to({ unread: unread ? undefined : '1' }), isOn: unread === '1' },
    ...(isCorporate
      ? [{ label: messages.mineLabel, href: to({ mine: mine ? undefined : '1' }), isOn: mine === '1' }]
      : []),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to all browsers
    <div role="search" aria-label={messages.filtersLabel} className={css.root}>
      {homes.length > 1 || home !== undefined ? (
        <form method="get" action={chatPath()} className={css.form}>
          <div className={css.select}>
            <Select
              label={messages.homeLabel}
              isLabelHidden
              name="home"
              key={home}
              defaultValue={home ?? ''}
              options={[
                { value: '', label: messages.allHomes },
                ...homes.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => navigate(to({ home: event.currentTarget.value || undefined }))}
            />
          </div>
          {state ? <input type="hidden" name="state" value={state} /> : null}
          {unread ? <input type="hidden" name="unread" value="1" /> : null}
          {mine ? <input type="hidden" name="mine" value="1" /> : null}
          <noscript>
            <Button type="submit" variant="secondary">
              {messages.showLabel}
            </Button>
          </noscript>
        </form>
      ) : null}
      <div ref={line} className={css.line}>
        {links.map(({ label, href, isOn }) => (
          <span key={label} className={css.pill}>
            <Link variant="quiet" size="s" href={href} aria-current={isOn ? 'true' : undefined}>
              {label}
            </Link>
          </span>
        ))}
        <span className={css.bar} />
        {toggles.map(({ label, href, isOn }) => (
          <span key={label} className={css.pill}>
            <Link
              variant="quiet"
              size="s"
              href={href}
              aria-current={isOn ? 'true' : undefined}
              aria-label={isOn ? messages.filterOff(label) : undefined}
            >
              {label}
            </Link>
          </span>
        ))}
      </div>
    </div>
  );
}
