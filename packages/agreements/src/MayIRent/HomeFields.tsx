import { DatePicker } from '@sewa/pickers';
import { Heading, RadioGroup, Select, TextField } from '@sewa/ui';
import { listOptions } from './listOptions.ts';
import * as css from './MayIRent.css.ts';
import { choices, type MayRentPage } from './mayRentQuery.ts';
import * as messages from './messages.ts';

/** Which home, and for how long. */
export function HomeFields({ page: { texts, issues } }: { readonly page: MayRentPage }) {
  const give = (name: string, label: string) => ({
    id: name,
    name,
    label,
    error: issues[name],
    defaultValue: texts[name] ?? '',
  });
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <Heading level={3} size="s">
          {messages.homeTitle}
        </Heading>
      </legend>
      <RadioGroup
        {...give('home', messages.homeLabel)}
        direction="row"
        options={listOptions(choices.home, messages.homeOption)}
      />
      <div className={css.forHdb}>
        <Select
          {...give('rooms', messages.roomsLabel)}
          hint={messages.roomsHint}
          placeholder={messages.notKnown}
          options={choices.rooms.map((value) => ({ value, label: messages.roomsOption[value] ?? value }))}
        />
      </div>
      <div className={css.forPrivate}>
        <TextField
          {...give('area', messages.areaLabel)}
          hint={messages.areaHint}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <RadioGroup
        {...give('part', messages.partLabel)}
        direction="row"
        options={listOptions(choices.part, messages.partOption)}
      />
      <div className={css.pair}>
        <DatePicker {...give('from', messages.fromLabel)} required />
        <TextField
          {...give('months', messages.monthsLabel)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          required
        />
      </div>
    </fieldset>
  );
}
