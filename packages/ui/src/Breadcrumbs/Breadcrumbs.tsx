import { Link } from '../Link/Link.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A page above the one that is read, or that page itself, which has no address. */
export interface Crumb {
  /** Names it. */
  label: string;
  /** Where it is; left out for the page that is read. */
  href?: string | undefined;
}

/** Props of `Breadcrumbs`. */
export type BreadcrumbsProps = Omit<NativeProps<'nav'>, 'children'> & {
  /** From the top down. */
  crumbs: readonly Crumb[];
  /** Names the navigation. @default the message `breadcrumbs` */
  label?: string;
};

/** Leads up to the pages above; in a narrow window to the nearest only. */
export function Breadcrumbs({ crumbs, label, ...rest }: BreadcrumbsProps) {
  const { breadcrumbs } = useMessages({ breadcrumbs: english.breadcrumbs });
  return (
    <nav {...rest} aria-label={label ?? breadcrumbs} className={styles.root}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={`${crumb.href} ${crumb.label}`} className={styles.crumb}>
            {crumb.href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {crumb.label}
              </span>
            ) : (
              <Link href={crumb.href}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
