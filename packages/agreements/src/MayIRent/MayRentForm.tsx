import { mayIRentPath } from '@sewa/paths';
import { Button, Heading, Inline, Text } from '@sewa/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { HomeFields } from './HomeFields.tsx';
import * as css from './MayIRent.css.ts';
import { MAX_PEOPLE, type MayRentPage, shortenMayRentQuery } from './mayRentQuery.ts';
import * as messages from './messages.ts';
import { OwnerFields } from './OwnerFields.tsx';
import { PersonFields } from './PersonFields.tsx';

interface MayRentFormProps {
  readonly page: MayRentPage;
  /** Tells one address from another: each fills the form anew. */
  readonly search: string;
}

/** The question as a form that its address answers, also without script. */
export function MayRentForm({ page, search }: MayRentFormProps) {
  const { people } = page;
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(people);
  useEffect(() => {
    if (before.current !== people)
      form.current
        ?.querySelector<HTMLElement>(`[name="status${before.current < people ? people : 1}"]`)
        ?.focus();
    before.current = people;
  }, [people]);
  const navigate = useNavigate();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const query = new URLSearchParams();
    for (const [name, text] of new FormData(event.currentTarget, submitter))
      if (typeof text === 'string') query.append(name, text);
    navigate(mayIRentPath(shortenMayRentQuery(query)));
  };
  return (
    <form
      key={search}
      ref={form}
      method="get"
      action={mayIRentPath()}
      aria-labelledby="question"
      className={css.form}
      onSubmit={ask}
    >
      <Heading level={2} size="m" id="question">
        {messages.formTitle}
      </Heading>
      <HomeFields page={page} />
      {people > 1 ? <input type="hidden" name="people" value={people} /> : null}
      {Array.from({ length: people }, (_, index) => index + 1).map((number) => (
        <PersonFields key={number} page={page} number={number} />
      ))}
      {people < MAX_PEOPLE ? (
        <Inline>
          <Button type="submit" variant="secondary" name="add" value="yes" formNoValidate>
            {messages.addLabel}
          </Button>
        </Inline>
      ) : (
        <Text as="p" size="s" tone="muted">
          {messages.mostPeople}
        </Text>
      )}
      <OwnerFields page={page} />
      <Button type="submit">{messages.submitLabel}</Button>
    </form>
  );
}
