import { Heading } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as css from './Section.css.ts';

/** One part of a home's page. */
interface SectionProps {
  /** Id of its heading: links lead to it. */
  readonly id: string;
  readonly title: string;
  /** True for what has no place on paper. */
  readonly isScreenOnly?: boolean;
  readonly children: ReactNode;
}

/** A part of a home's page under its own heading. */
export function Section({ id, title, isScreenOnly = false, children }: SectionProps) {
  return (
    <section className={isScreenOnly ? `${css.section} ${css.screenOnly}` : css.section} aria-labelledby={id}>
      <Heading level={2} size="m" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
