import { ResultFocus } from '@sewa/pages/form-notices';
import { Button, Icon, Inline, Link, Text } from '@sewa/ui';
import type { SaveStatus } from './createStepDraft.ts';
import * as messages from './messages.ts';
import { describeStatus } from './SaveBar.tsx';

/** Where on a page of its own some fields of a step are edited. */
export interface EditedSection {
  /** Tells the form from others of the same step. */
  readonly name: string;
  /** Where the fields are closed; null if they always stand there. */
  readonly cancelHref: string | null;
  /** Where it says that they are saved. */
  readonly savedHref: string;
  /** Names the save that was made just now; null if there was none. */
  readonly saved: string | null;
}

interface SectionButtonsProps {
  readonly section: EditedSection;
  readonly isBusy: boolean;
  readonly status: SaveStatus;
  readonly isChanged: boolean;
}

/** Says that a section was saved just now, and takes the focus then. */
export const SavedNote = ({ saved }: { readonly saved: string | null }) => (
  <ResultFocus result={saved}>
    {saved === null ? null : (
      <Text as="p" size="s" role="status">
        <Icon name="check" size="s" /> {messages.saved}
      </Text>
    )}
  </ResultFocus>
);

/** Saves the fields of a section, or closes them, and says whether they are saved. */
export function SectionButtons({ section, isBusy, status, isChanged }: SectionButtonsProps) {
  const { cancelHref, saved } = section;
  const words = isChanged || status === 'saving' ? describeStatus(status, isChanged) : '';
  return (
    <Inline gap="m">
      {/* Without script the server says what is missing: whether a reason for a low rent is, only it knows. */}
      <Button
        type="submit"
        variant={cancelHref === null ? 'secondary' : 'primary'}
        isBusy={isBusy}
        formNoValidate
      >
        {messages.saveLabel}
      </Button>
      {cancelHref === null ? null : (
        <Link variant="secondary" href={cancelHref}>
          {messages.cancelLabel}
        </Link>
      )}
      {words ? (
        <Text size="s" tone="muted" role="status">
          {words}
        </Text>
      ) : (
        <SavedNote saved={saved} />
      )}
    </Inline>
  );
}
