import { type ReactNode, useId } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { chevronDownPath } from '../Icon/generated/iconPaths.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './Accordion.css.ts';

/** Levels the titles of an accordion may have. */
export const accordionHeadingLevels = [2, 3, 4] as const;

/** One part of an `Accordion`. */
export interface AccordionItem {
  /** Tells it from the others; the id of the part, so that a link can lead to it. */
  id: string;
  /** Names it, always in sight. */
  title: ReactNode;
  /** What it shows. */
  content: ReactNode;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
}

/** Props of `Accordion`. */
export type AccordionProps = Omit<NativeProps<'div'>, 'children'> & {
  /** The parts in their order. */
  items: readonly AccordionItem[];
  /** Closes the open part when another is opened. @default false */
  isExclusive?: boolean;
  /** Level of the titles among the headings of the page. @default 3 */
  headingLevel?: (typeof accordionHeadingLevels)[number];
};

/** Parts that open below their titles: `<details>`, which need no script and which the browser's search opens. */
export function Accordion({ items, isExclusive = false, headingLevel = 3, ...rest }: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={styles.root}>
      {items.map(({ id, title, content, defaultOpen }) => (
        <details
          key={id}
          id={id}
          name={isExclusive ? name : undefined}
          open={defaultOpen}
          className={styles.part}
        >
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.arrow}>
              <Drawing path={chevronDownPath} />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
