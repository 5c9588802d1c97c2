import { amenities, areaUnits, furnitureStatuses } from '@sewa/formatters';
import { Checkbox, FieldGroup, RadioGroup, Select, Text, TextArea, TextField } from '@sewa/ui';
import * as messages from './messages.ts';
import type { StepFieldsProps } from './StepForm.tsx';
import { isRoom, type StepText } from './stepText.ts';
import * as css from './Wizard.css.ts';

const MAX_ROOMS = 12;

/** Counts to choose from; another one that is stored already stays. */
const listCounts = (least: number, stored: string | undefined, zero = '0') =>
  [
    ...new Set([
      ...Array.from({ length: MAX_ROOMS + 1 - least }, (_, index) => index + least),
      Number(stored || least),
    ]),
  ]
    .toSorted((one, other) => one - other)
    .map((count) => ({ value: String(count), label: count === 0 ? zero : String(count) }));

const furnitureOptions = furnitureStatuses.map(({ code, label }) => ({ value: String(code), label }));
const unitOptions = areaUnits.toReversed().map(({ code, label }) => ({ value: String(code), label }));

interface UnitFactsFieldsProps {
  /** What they begin with. */
  readonly start: StepText;
  /** Whether the area is that of a room. @default false */
  readonly isOfRoom?: boolean;
}

/** What a home is like: rooms, furnishing, area and amenities. */
export function UnitFactsFields({ start, isOfRoom = false }: UnitFactsFieldsProps) {
  const hint = isOfRoom ? messages.roomFactsHint : undefined;
  const set = (name: keyof typeof messages.field) => ({
    id: name,
    name,
    label: messages.field[name],
    defaultValue: start[name],
  });
  const chosen = new Set(start.amenities?.split(','));
  return (
    <>
      <div className={css.pair}>
        <Select
          {...set('numberOfBedrooms')}
          hint={hint}
          required
          placeholder={messages.chooseLabel}
          options={listCounts(0, start.numberOfBedrooms, messages.studioLabel)}
        />
        <Select
          {...set('numberOfBathrooms')}
          hint={hint}
          required
          placeholder={messages.chooseLabel}
          options={listCounts(1, start.numberOfBathrooms)}
        />
      </div>
      <RadioGroup
        {...set('furnitureStatus')}
        defaultValue={start.furnitureStatus ?? ''}
        options={furnitureOptions}
      />
      <div className={css.pair}>
        <TextField
          {...set('areaValue')}
          hint={isOfRoom ? messages.roomAreaHint : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
        />
        <Select {...set('areaUnit')} hint={isOfRoom ? '\u00a0' : undefined} options={unitOptions} />
      </div>
      <FieldGroup role="group" label={messages.field.amenities} id="amenities">
        {(id) => (
          <div className={css.choices}>
            <input type="hidden" name="has-amenities" value="yes" />
            {amenities.map(({ code, label }, index) => (
              <Checkbox
                key={code}
                id={index === 0 ? id : undefined}
                name="amenities"
                value={code}
                label={label}
                defaultChecked={chosen.has(String(code))}
              />
            ))}
          </div>
        )}
      </FieldGroup>
    </>
  );
}

/** Whether an agent isn't told what the owner says of the home: they have no authority. Whoever adds a home says of what type it is. */
const isUnitHidden = ({ property }: StepFieldsProps['listing']): boolean =>
  property.ownership === 'authority' && property.propertyType === null;

/** What a home is like, unless an agent isn't told. */
export const HomeFactsFields = ({ listing, start }: StepFieldsProps) =>
  isUnitHidden(listing) ? (
    <Text tone="muted">{messages.hiddenFacts}</Text>
  ) : (
    <UnitFactsFields start={start} isOfRoom={isRoom(listing)} />
  );

/** What a listing says in its own words. */
export const WordsFields = ({ start }: Pick<StepFieldsProps, 'start'>) => (
  <>
    <TextField
      id="title"
      name="title"
      label={messages.field.title}
      defaultValue={start.title}
      hint={messages.titleHint}
      maxLength={120}
      autoComplete="off"
    />
    <TextArea
      id="description"
      name="description"
      label={messages.field.description}
      defaultValue={start.description}
      hint={messages.descriptionHint}
      maxLength={5_000}
      hasCounter
      rows={6}
    />
  </>
);

/** What a home is like, and what its listing says of it. */
export const FactsFields = (props: StepFieldsProps) => (
  <>
    <HomeFactsFields {...props} />
    <WordsFields {...props} />
  </>
);
