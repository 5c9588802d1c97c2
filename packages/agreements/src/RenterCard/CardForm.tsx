import type { RenterCard, User } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { contractPath } from '@sewa/paths';
import { Button, Grid, Inline, Link, Select, Stack, TextArea, TextField } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { OccupierFields } from '../Occupiers/OccupierFields.tsx';
import { CARD, writeCard } from './cardForms.ts';
import * as messages from './messages.ts';

interface CardFormProps {
  readonly card: RenterCard | null;
  readonly rentalId: string;
  /** Who fills it in. */
  readonly user: User;
}

const listOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Fills in a renter's card. */
export function CardForm({ card, rentalId, user }: CardFormProps) {
  const result = findResult(useActionData(), CARD);
  const { state, formData } = useNavigation();
  const isTyped = result !== null && result.done === null && Object.keys(result.typed).length > 0;
  const texts = isTyped ? result.typed : writeCard(card, user);
  const errors = result?.fields ?? {};
  const submit = { type: 'submit', name: 'do', value: 'save-card' } as const;
  return (
    <PageForm as={Form} noValidate key={JSON.stringify([texts, errors])}>
      {/* Return saves the card, and doesn't press the first button in sight. */}
      <div hidden>
        <Button {...submit}>{messages.saveLabel}</Button>
      </div>
      <input type="hidden" name="form" value={CARD} />
      {card ? <input type="hidden" name="version" value={card.version} /> : null}
      <Stack gap="m">
        <FormError result={result} />
        <OccupierFields texts={texts} errors={errors} />
        <Grid gap="m" minColumn="m">
          <TextField
            label={messages.petsLabel}
            hint={messages.petsHint}
            name="pets"
            maxLength={200}
            autoComplete="off"
            defaultValue={texts.pets}
            error={errors.pets}
          />
          <Select
            label={messages.smokersLabel}
            name="smokers"
            options={listOptions(messages.smokers)}
            defaultValue={texts.smokers}
            error={errors.smokers}
          />
          <Select
            label={messages.incomeLabel}
            name="incomeBand"
            options={listOptions(messages.incomeBand)}
            defaultValue={texts.incomeBand}
            error={errors.incomeBand}
          />
        </Grid>
        <TextArea
          label={messages.wordsLabel}
          hint={messages.wordsHint}
          name="words"
          rows={3}
          maxLength={1_000}
          defaultValue={texts.words}
          error={errors.words}
        />
        <Inline gap="s">
          <Button {...submit} isBusy={state !== 'idle' && formData?.get('do') === 'save-card'}>
            {messages.saveLabel}
          </Button>
          <Link href={`${contractPath(rentalId)}#${CARD}`}>{messages.cancelLabel}</Link>
        </Inline>
      </Stack>
    </PageForm>
  );
}
