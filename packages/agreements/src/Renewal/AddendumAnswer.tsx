import type { Addendum, Rental } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Accordion, Inline, Stack, Text, TextArea } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { StepButton } from '../StepButton.tsx';
import * as messages from './messages.ts';
import { ANSWER_ADDENDUM, renewalButtons } from './renewalForms.ts';

interface AnswerProps {
  readonly rental: Rental;
  readonly addendum: Addendum;
}

type ButtonName = keyof typeof renewalButtons;

/** A form with one button, and what stands above it. */
function Answer({ version, name, label, ...rest }: Pick<Rental, 'version'> & AnswerFormProps) {
  return (
    <PageForm as={Form} noValidate>
      <input type="hidden" name="version" value={version} />
      <Stack gap="m" align="start">
        {rest.children}
        <StepButton
          value={renewalButtons[name]}
          label={label}
          variant={name === 'agree' ? 'primary' : 'secondary'}
        />
      </Stack>
    </PageForm>
  );
}

interface AnswerFormProps {
  readonly name: ButtonName;
  readonly label: string;
  readonly children?: React.ReactNode;
}

/** Answers a proposed addendum: agree or decline; whoever proposed it can take it back. */
export function AddendumAnswer({ rental: { may, side, version }, addendum }: AnswerProps) {
  const result = findResult(useActionData(), ANSWER_ADDENDUM);
  const isRefused = result !== null && !result.done;
  const isOwn = addendum.draftedBy === side;
  const words = result?.fields.words;
  const decline = (
    <Answer version={version} name="decline" label={messages.declineLabel}>
      <TextArea
        label={messages.declineWords}
        name="words"
        required
        maxLength={1_000}
        defaultValue={result?.typed.words}
        error={words}
        autoFocus={words !== undefined}
      />
    </Answer>
  );
  return (
    <Stack gap="m">
      <Text as="p">{messages.answerBy(addendum.terms.expiresAt)}</Text>
      {words === undefined ? <FormError result={result} /> : null}
      <Inline gap="s">
        {may.includes('send') ? <Answer version={version} name="agree" label={messages.agreeLabel} /> : null}
        {may.includes('refuse') && isOwn ? (
          <Answer version={version} name="takeBack" label={messages.takeBackLabel} />
        ) : null}
      </Inline>
      {may.includes('refuse') && !isOwn ? (
        <Accordion
          key={String(isRefused)}
          items={[
            {
              id: renewalButtons.decline,
              title: messages.declineTitle,
              content: decline,
              defaultOpen: words !== undefined,
            },
          ]}
        />
      ) : null}
    </Stack>
  );
}
