import { RadioGroup, Select, Text, TextField } from '@sewa/ui';
import * as messages from './messages.ts';
import * as css from './ProfileField.css.ts';
import { passTypes } from './profileForm.ts';

interface ProfileFieldProps {
  /** Name of the field, as the API gives it. */
  readonly name: string;
  /** What was typed before, to be shown again. */
  readonly typed?: string | undefined;
  /** Leaves it to the server whether it must be filled in. @default false */
  readonly isOptional?: boolean;
}

const statuses = [
  { value: 'C', label: messages.citizenLabel },
  { value: 'P', label: messages.permanentResidentLabel },
  { value: 'A', label: messages.onPassLabel },
];

/** The passes to choose from; one that was called otherwise by whoever vouched for it stays among them. */
function listPasses(own = ''): { value: string; label: string }[] {
  const known: readonly string[] = passTypes;
  const all = own === '' || known.includes(own) ? known : [own, ...known];
  return all.map((pass) => ({ value: pass, label: pass }));
}

/** The field for one part of a profile; what only somebody else can fill in is said in words. */
export function ProfileField({ name, typed, isOptional = false }: ProfileFieldProps) {
  switch (name) {
    case 'name':
      return (
        <TextField
          id="name"
          name="name"
          label={messages.nameLabel}
          hint={messages.profileNameHint}
          autoComplete="name"
          maxLength={200}
          required
          defaultValue={typed}
        />
      );
    case 'email':
      return (
        <TextField
          id="email"
          name="email"
          type="email"
          label={messages.emailAddressLabel}
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={typed}
        />
      );
    case 'residentialStatus':
      return (
        <RadioGroup
          id="residentialStatus"
          name="residentialStatus"
          label={messages.residentialStatusLabel}
          options={statuses}
          required
          {...(typed === undefined ? {} : { defaultValue: typed })}
        />
      );
    case 'passType':
      return (
        <div className={css.pass}>
          <Select
            id="passType"
            name="passType"
            label={messages.passLabel}
            placeholder={messages.passPlaceholder}
            options={listPasses(typed)}
            required={!isOptional}
            defaultValue={typed}
          />
        </div>
      );
    default:
      return <Text as="p">{messages.noPhoneNumber}</Text>;
  }
}
