import { formatAmenity, formatFurnitureStatus, formatPropertyType } from '@sewa/formatters';
import { FormBanner, ResultFocus } from '@sewa/pages/form-notices';
import { Banner, Button, DescriptionList, DescriptionListItem, Stack } from '@sewa/ui';
import * as messages from './messages.ts';
import { nameSubType } from './nameSubType.ts';
import type { Refusal } from './saveStep.ts';
import type { StepText } from './stepText.ts';
import type { StepDraft } from './useStepDraft.ts';
import * as css from './Wizard.css.ts';

const formatCodes: Readonly<Record<string, (text: string) => string>> = {
  amenities: (text) =>
    text
      .split(',')
      .map((code) => formatAmenity(Number(code)))
      .join(', '),
  furnitureStatus: (text) => formatFurnitureStatus(Number(text)),
  propertyType: (text) => formatPropertyType(Number(text)),
  propertySubType: (text) => nameSubType(Number(text)),
  monthlyRent: (text) => `$${text}`,
};

/** What stands in a field, in words. */
const describe = (name: string, text: string | undefined): string =>
  text ? (formatCodes[name]?.(text) ?? text) : messages.emptyText;

function Versions({ theirs, mine }: { readonly theirs: StepText; readonly mine: StepText }) {
  return (
    <Stack gap="m">
      <p className={css.words}>{messages.conflictLead}</p>
      {Object.keys(theirs).map((name) => (
        <div key={name}>
          <strong>{messages.field[name as keyof typeof messages.field]}</strong>
          <DescriptionList>
            <DescriptionListItem name={messages.theirsLabel}>
              <span className={css.words}>{describe(name, theirs[name])}</span>
            </DescriptionListItem>
            <DescriptionListItem name={messages.mineLabel}>
              <span className={css.words}>{describe(name, mine[name])}</span>
            </DescriptionListItem>
          </DescriptionList>
        </div>
      ))}
    </Stack>
  );
}

interface DraftNoticeProps {
  readonly draft: StepDraft;
  /** What became of the last try to go on; null before. */
  readonly refusal: Refusal | null;
  /** What stands on the button that saves. */
  readonly saveLabel: string;
}

/** Says what to do about text that isn't what is stored. */
export function DraftNotice({ draft, refusal, saveLabel }: DraftNoticeProps) {
  const { theirs, text, isRestored, status } = draft;
  if (theirs)
    return (
      <ResultFocus result={refusal}>
        <Banner
          tone="warning"
          title={messages.conflictTitle}
          actions={
            <span className={css.scriptOnly}>
              <Button variant="secondary" onClick={draft.takeTheirs}>
                {messages.useTheirsLabel}
              </Button>
            </span>
          }
        >
          <Versions theirs={theirs} mine={text} />
        </Banner>
      </ResultFocus>
    );
  if (refusal?.message && status !== 'offline')
    return <FormBanner result={refusal}>{refusal.message}</FormBanner>;
  if (isRestored && draft.isChanged)
    return (
      <Banner
        title={messages.restoredTitle}
        actions={
          <Button variant="secondary" onClick={draft.discard}>
            {messages.discardLabel}
          </Button>
        }
      >
        {messages.restoredLead(saveLabel)}
      </Banner>
    );
  return null;
}
