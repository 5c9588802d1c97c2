import { Experiment } from '@sewa/experiments/react';
import { propertyTypes, serializeDiscoverFilters } from '@sewa/formatters';
import { track } from '@sewa/pages/track';
import { discoverPath } from '@sewa/paths';
import { Button, Heading, Icon, SearchBox, Select, Text } from '@sewa/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseForm } from '../Filters/parseForm.ts';
import * as common from '../messages.ts';
import { useSuggestSearches } from '../Places/useSuggestions.ts';
import { mergeTyped } from '../TypedSearch/mergeTyped.ts';
import { Waiting } from '../Waiting/Waiting.tsx';
import * as css from './HomeSearch.css.ts';
import * as messages from './messages.ts';

const kinds = propertyTypes.map(({ code, label }) => ({ value: String(code), label }));

/** The search box of the front door: a plain form that leads to the search page; over its picture, what waits for somebody. */
export function HomeSearch({ total }: { readonly total: number }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const suggest = useSuggestSearches();
  const choose = ({ value }: { value: string }) => {
    if (!form.current) return;
    track('search-made');
    void navigate(discoverPath(serializeDiscoverFilters(mergeTyped(parseForm(form.current), value))));
  };
  return (
    <section className={css.hero} aria-labelledby="welcome">
      <div className={css.inner}>
        <div className={css.content}>
          <Heading level={1} size="display" id="welcome">
            <Experiment
              as="span"
              id="front-door"
              variants={{ control: messages.welcomeTitle, bold: messages.boldWelcomeTitle }}
            />
          </Heading>
          <Text as="p" size="l" tone="muted">
            <Experiment
              as="span"
              id="front-door"
              variants={{ control: common.welcomeLead(total), bold: common.boldWelcomeLead(total) }}
            />
          </Text>
          <search>
            <form
              ref={form}
              className={css.form}
              method="get"
              action={discoverPath()}
              onSubmit={() => track('search-made')}
            >
              <SearchBox
                label={messages.whereLabel}
                name="q"
                maxLength={100}
                placeholder={common.searchPlaceholder}
                suggest={suggest}
                onChoose={choose}
              />
              <Select
                label={common.factName.propertyType}
                name="propertyTypes"
                options={kinds}
                placeholder={messages.anyTypeLabel}
                defaultValue=""
              />
              <Button type="submit">
                <Icon name="search" /> {common.searchLabel}
              </Button>
            </form>
          </search>
        </div>
        <div className={css.scene}>
          <img className={css.picture} src="/hero.svg" alt="" width={960} height={640} fetchPriority="high" />
          <Waiting />
        </div>
      </div>
    </section>
  );
}
