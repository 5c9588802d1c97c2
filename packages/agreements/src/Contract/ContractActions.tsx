import type { Rental } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { contractPath } from '@sewa/paths';
import { Inline, Link } from '@sewa/ui';
import { Form } from 'react-router-dom';
import { StepButton } from '../StepButton.tsx';
import { contractButtons, DRAFT } from './contractForms.ts';
import * as messages from './messages.ts';

interface ActionsProps {
  readonly rental: Rental;
  /** Whether the form of the draft is open below. */
  readonly isDrafting: boolean;
}

function SendButton({
  rental,
  value,
  label,
}: Pick<ActionsProps, 'rental'> & Record<'value' | 'label', string>) {
  const sentBy = rental.contract?.sentBy ?? [];
  return (
    <PageForm as={Form}>
      <input type="hidden" name="version" value={rental.version} />
      {value === contractButtons.send && sentBy.length > 0 ? (
        <input type="hidden" name="isSecond" value="true" />
      ) : null}
      <StepButton value={value} label={label} variant="primary" />
    </PageForm>
  );
}

/** The buttons that write the agreement, say that it is right, change it, or send it once more. */
export function ContractActions({ rental, isDrafting }: ActionsProps) {
  const { id, may, contract } = rental;
  if (!may.includes('draft')) return null;
  if (!contract)
    return <SendButton rental={rental} value={contractButtons.write} label={messages.writeLabel} />;
  const isDraft = contract.state === 'draft';
  return (
    <Inline gap="s">
      {/* Not beside changes that aren't saved. */}
      {may.includes('send') && !isDrafting ? (
        <SendButton rental={rental} value={contractButtons.send} label={messages.rightLabel} />
      ) : null}
      {isDraft ? null : (
        <SendButton rental={rental} value={contractButtons.again} label={messages.againLabel} />
      )}
      {isDrafting ? null : (
        <Link variant="secondary" href={`${contractPath(id)}?step=draft#${DRAFT}`}>
          {isDraft ? messages.changeLabel : messages.changeDraftLabel}
        </Link>
      )}
      <Link variant="secondary" href={`#${DRAFT}`}>
        {messages.readLabel[isDraft ? 'draft' : 'other']}
      </Link>
    </Inline>
  );
}
