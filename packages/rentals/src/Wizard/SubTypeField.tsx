import { RadioGroup } from '@sewa/ui';
import * as messages from './messages.ts';

interface SubTypeFieldProps {
  readonly start: string | undefined;
  /** Which of them can be chosen: once there is a listing, a room stays a room. @default all */
  readonly codes?: readonly (keyof typeof messages.subTypeOption)[];
}

const all = [0, 30, 10, 20] as const;

/** Whether the whole home or one room is listed. */
export function SubTypeField({ start, codes = all }: SubTypeFieldProps) {
  return (
    <RadioGroup
      id="propertySubType"
      name="propertySubType"
      label={messages.field.propertySubType}
      options={codes.map((code) => ({ value: String(code), ...messages.subTypeOption[code] }))}
      defaultValue={start ?? ''}
      required
    />
  );
}
