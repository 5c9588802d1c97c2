import { Button, Link, Text } from '@sewa/ui';
import type { SaveStatus } from './createStepDraft.ts';
import * as messages from './messages.ts';
import * as css from './Wizard.css.ts';

interface SaveBarProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly status: SaveStatus;
  readonly isChanged: boolean;
  /** Where the step before is; null at the first. */
  readonly back: string | null;
}

/** Says how far saving is. */
export function describeStatus(status: SaveStatus, isChanged: boolean): string {
  if (status === 'saving') return messages.saving;
  if (status === 'offline' && isChanged) return messages.notSavedOffline;
  if (isChanged) return messages.notSavedYet;
  return status === 'saved' ? messages.saved : '';
}

/** Continues, goes back, and says whether what was typed is saved. */
export function SaveBar({ label, isBusy, status, isChanged, back }: SaveBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.status}>
        <Text size="s" tone="muted" role="status">
          {describeStatus(status, isChanged)}
        </Text>
      </div>
      <Button type="submit" isBusy={isBusy}>
        {label}
      </Button>
      {back === null ? null : (
        <Link variant="secondary" href={back}>
          {messages.backLabel}
        </Link>
      )}
    </div>
  );
}
