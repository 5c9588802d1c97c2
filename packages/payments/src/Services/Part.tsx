import { Heading, Inline, Link, Stack } from '@sewa/ui';
import type { ReactNode } from 'react';

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** The way to change it, and its full name where the label is short; left out where it can't be changed. */
  readonly edit?: { readonly href: string; readonly label: string; readonly name?: string } | null;
  readonly children: ReactNode;
}

/** A part of the page of a service, with the way to change it. */
export function Part({ id, title, edit = null, children }: PartProps) {
  return (
    <Stack as="section" gap="m" id={id} aria-labelledby={`${id}-title`}>
      <Inline justify="between">
        <Heading level={2} size="m" id={`${id}-title`}>
          {title}
        </Heading>
        {edit === null ? null : (
          <Link variant="secondary" size="s" href={edit.href} aria-label={edit.name}>
            {edit.label}
          </Link>
        )}
      </Inline>
      {children}
    </Stack>
  );
}
