import type { ReactNode } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { chevronLeftPath, chevronRightPath } from '../Icon/generated/iconPaths.ts';
import { Link } from '../Link/Link.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './Pagination.css.ts';

/** Props of `Pagination`. */
export type PaginationProps = Omit<NativeProps<'nav'>, 'children'> & {
  /** Names the navigation. @default the message `pages` */
  label?: string;
  /** Leads to the page before; without it there is none. */
  previousHref?: string | undefined;
  /** Leads to the page after; without it there is none. */
  nextHref?: string | undefined;
  /** Says where in the whole this page stands. */
  summary?: ReactNode;
};

/** Leads to the neighbours of a page by links, as keyset paging knows them. */
export function Pagination({ label, previousHref, nextHref, summary, ...rest }: PaginationProps) {
  const messages = useMessages({
    nextPage: english.nextPage,
    pages: english.pages,
    previousPage: english.previousPage,
  });
  return (
    <nav {...rest} aria-label={label ?? messages.pages} className={styles.root}>
      {previousHref !== undefined && (
        <span className={styles.previous}>
          <Link href={previousHref} rel="prev" variant="secondary">
            <Drawing path={chevronLeftPath} />
            {messages.previousPage}
          </Link>
        </span>
      )}
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      {nextHref !== undefined && (
        <span className={styles.next}>
          <Link href={nextHref} rel="next" variant="secondary">
            {messages.nextPage}
            <Drawing path={chevronRightPath} />
          </Link>
        </span>
      )}
    </nav>
  );
}
