import { Card, Heading, Inline, Link, Stack } from '@sewa/ui';
import type { ReactNode } from 'react';
import { SavedNote } from '../Wizard/SectionButtons.tsx';
import * as css from './EditListing.css.ts';
import * as messages from './editMessages.ts';
import type { EditSectionName } from './editSections.ts';

interface EditSectionProps {
  readonly name: EditSectionName;
  /** Where its fields are opened; null if they are, or if it can't be edited. */
  readonly editHref: string | null;
  /** Names the save that was made just now, if its fields are closed; else null. */
  readonly saved?: string | null;
  readonly children: ReactNode;
}

/** A part of the page of a listing, under the name by which addresses lead to it. */
export function EditSection({ name, editHref, saved = null, children }: EditSectionProps) {
  const title = messages.sectionName[name];
  return (
    <div id={name} className={css.target}>
      <Card as="section" padding="l" aria-labelledby={`${name}-title`}>
        <Stack gap="m">
          <Inline justify="between">
            <Heading level={2} size="s" id={`${name}-title`}>
              {title}
            </Heading>
            {editHref === null ? null : (
              <Link variant="secondary" size="s" href={editHref} aria-label={messages.editLabel(title)}>
                {messages.editShortLabel}
              </Link>
            )}
          </Inline>
          {saved === null ? null : <SavedNote saved={saved} />}
          {children}
        </Stack>
      </Card>
    </div>
  );
}
