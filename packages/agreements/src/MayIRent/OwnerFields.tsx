import { Heading, Select, Text } from '@sewa/ui';
import { listOptions } from './listOptions.ts';
import * as css from './MayIRent.css.ts';
import { choices, type MayRentPage } from './mayRentQuery.ts';
import * as messages from './messages.ts';

/** What tenants can ask the owner about; all of it may be left open. */
export function OwnerFields({ page: { texts, issues } }: { readonly page: MayRentPage }) {
  const give = (name: string, label: string) => ({
    id: name,
    name,
    label,
    error: issues[name],
    defaultValue: texts[name] ?? '',
  });
  const answers = listOptions(choices.answer, messages.answerOption);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <Heading level={3} size="s">
          {messages.ownerTitle}
        </Heading>
      </legend>
      <Text as="p" size="s" tone="muted">
        {messages.ownerLead}
      </Text>
      <div className={css.forWholeHdb}>
        <Select
          {...give('owner', messages.ownerLabel)}
          placeholder={messages.notKnown}
          options={listOptions(choices.owner, messages.ownerOption)}
        />
        <Select
          {...give('mop', messages.mopLabel)}
          hint={messages.mopHint}
          placeholder={messages.notKnown}
          options={answers}
        />
      </div>
      <div className={css.forRoom}>
        <Select {...give('lives', messages.livesLabel)} placeholder={messages.notKnown} options={answers} />
      </div>
      <div className={css.forHdb}>
        <Select
          {...give('approved', messages.approvedLabel)}
          placeholder={messages.notKnown}
          options={answers}
        />
      </div>
      <div className={css.forPrivate}>
        <Select {...give('ura', messages.uraLabel)} placeholder={messages.notKnown} options={answers} />
      </div>
    </fieldset>
  );
}
