import { DatePicker } from '@sewa/pickers';
import { Button, Heading, RadioGroup, Select } from '@sewa/ui';
import { listOptions } from './listOptions.ts';
import * as css from './MayIRent.css.ts';
import { choices, type MayRentPage } from './mayRentQuery.ts';
import * as messages from './messages.ts';

interface PersonFieldsProps {
  readonly page: MayRentPage;
  /** From 1. */
  readonly number: number;
}

/** What the rules ask of one person: no name, only what tells people apart before them. */
export function PersonFields({ page: { texts, issues, people }, number }: PersonFieldsProps) {
  const give = (field: string, label: string) => {
    const name = `${field}${number}`;
    return { id: name, name, label, error: issues[name], defaultValue: texts[name] ?? '' };
  };
  const others = Array.from({ length: people }, (_, index) => String(index + 1)).filter(
    (other) => other !== String(number),
  );
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <Heading level={3} size="s">
          {messages.personTitle(number, people)}
        </Heading>
      </legend>
      <RadioGroup
        {...give('status', messages.statusLabel)}
        required
        options={listOptions(choices.status, messages.statusOption)}
      />
      <div className={css.forForeigner}>
        <Select
          {...give('nationality', messages.nationalityLabel)}
          placeholder={messages.notKnown}
          options={listOptions(choices.nationality, messages.nationalityOption)}
        />
      </div>
      <div className={css.forPass}>
        <div className={css.pair}>
          <Select
            {...give('pass', messages.passLabel)}
            placeholder={messages.notKnown}
            options={listOptions(choices.pass, messages.passOption)}
          />
          <DatePicker {...give('until', messages.untilLabel)} />
        </div>
        <div className={css.forWorkPermit}>
          <Select
            {...give('sector', messages.sectorLabel)}
            placeholder={messages.notKnown}
            options={listOptions(choices.sector, messages.sectorOption)}
          />
        </div>
      </div>
      {people > 1 ? (
        <Select
          {...give('family', messages.familyLabel)}
          placeholder={messages.noFamily}
          options={others.map((other) => ({ value: other, label: messages.personOption(Number(other)) }))}
        />
      ) : null}
      {people > 1 ? (
        <div>
          <Button
            type="submit"
            variant="secondary"
            size="s"
            name="remove"
            value={String(number)}
            formNoValidate
          >
            {messages.removeLabel(number)}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
