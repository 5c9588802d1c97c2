import { DatePicker } from '@sewa/pickers';
import { Button, Grid, Heading, Inline, Select, Stack, Text, TextField } from '@sewa/ui';
import * as messages from './messages.ts';
import * as css from './OccupierFields.css.ts';
import { countRows, findChangedRow, nameField, ROW, type Texts } from './occupierTexts.ts';

interface OccupierFieldsProps {
  readonly texts: Texts;
  readonly errors: Texts;
}

const listOptions = (labels: Texts) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A person who will live in the home: the pass counts for people on one. */
function OccupierRow({
  texts,
  errors,
  index,
  isNew,
}: OccupierFieldsProps & { readonly index: number; readonly isNew: boolean }) {
  const name = (part: Parameters<typeof nameField>[1]) => nameField(index, part);
  return (
    <fieldset aria-label={messages.person(index + 1)} className={css.row}>
      <Stack gap="m">
        <Inline justify="between" gap="s">
          <Text as="span" weight="bold">
            {messages.person(index + 1)}
          </Text>
          {countRows(texts) > 1 ? (
            <Button
              type="submit"
              variant="quiet"
              size="s"
              name={ROW}
              value={`remove-${index}`}
              formNoValidate
            >
              {messages.removeLabel(index + 1)}
            </Button>
          ) : null}
        </Inline>
        <Grid gap="m" minColumn="m">
          <TextField
            label={messages.nameLabel}
            name={name('name')}
            required
            maxLength={100}
            autoComplete="off"
            autoFocus={isNew}
            defaultValue={texts[name('name')]}
            error={errors[name('name')]}
          />
          <Select
            label={messages.statusLabel}
            name={name('status')}
            required
            placeholder={messages.choose}
            options={listOptions(messages.status)}
            defaultValue={texts[name('status')]}
            error={errors[name('status')]}
          />
        </Grid>
        <div className={css.pass}>
          <Grid gap="m" minColumn="m">
            <Select
              label={messages.passLabel}
              hint={messages.passHint}
              name={name('pass')}
              placeholder={messages.choose}
              options={listOptions(messages.pass)}
              defaultValue={texts[name('pass')]}
              error={errors[name('pass')]}
            />
            <DatePicker
              label={messages.untilLabel}
              hint={messages.passHint}
              name={name('until')}
              defaultValue={texts[name('until')] || null}
              error={errors[name('until')]}
            />
          </Grid>
        </div>
      </Stack>
    </fieldset>
  );
}

/** Everyone who will live in the home; rows are added and removed by the form itself, also without script. */
export function OccupierFields({ texts, errors }: OccupierFieldsProps) {
  const focused = findChangedRow(texts);
  return (
    <Stack as="section" gap="m" aria-labelledby="occupiers">
      <Stack gap="xs">
        <Heading level={3} size="s" id="occupiers">
          {messages.title}
        </Heading>
        <Text as="p" tone="muted">
          {messages.hint}
        </Text>
      </Stack>
      <input type="hidden" name="occupierCount" value={countRows(texts)} />
      {Array.from({ length: countRows(texts) }, (_, index) => (
        <OccupierRow
          key={nameField(index, 'name')}
          texts={texts}
          errors={errors}
          index={index}
          isNew={index === focused}
        />
      ))}
      <Inline>
        <Button type="submit" variant="secondary" size="s" name={ROW} value="add" formNoValidate>
          {messages.addLabel}
        </Button>
      </Inline>
    </Stack>
  );
}
