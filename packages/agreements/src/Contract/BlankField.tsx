import { parseMoney } from '@sewa/formatters';
import { DatePicker } from '@sewa/pickers';
import { Checkbox, MoneyField, NumberField, TextArea } from '@sewa/ui';
import { type Blank, MAX_TEXT } from './blankTexts.ts';
import * as messages from './messages.ts';

interface BlankFieldProps {
  readonly blank: Blank;
  readonly text: string | undefined;
  readonly error: string | undefined;
}

/** The field of a blank, by what fills it. */
export function BlankField({ blank, text, error }: BlankFieldProps) {
  const { kind, name, label, required } = blank;
  const hint = [...(required || kind === 'yes-no' ? [] : [messages.optional]), blank.hint]
    .filter((line) => line !== null)
    .join(' ');
  const field = { label, name, required, error, ...(hint !== '' && { hint }) };
  switch (kind) {
    case 'yes-no':
      return (
        <Checkbox
          name={name}
          label={label}
          {...(hint !== '' && { description: hint })}
          defaultChecked={text !== undefined}
        />
      );
    case 'cents':
      return <MoneyField {...field} autoComplete="off" defaultValue={parseMoney(text)} />;
    case 'number':
      return <NumberField {...field} min={0} defaultValue={text ? Number(text) : null} />;
    case 'day':
      return <DatePicker {...field} defaultValue={text || null} />;
    default:
      return <TextArea {...field} rows={2} maxLength={MAX_TEXT} defaultValue={text ?? ''} />;
  }
}
