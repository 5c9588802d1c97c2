import { Experiment } from '@sewa/experiments/react';
import { propertyTypes } from '@sewa/formatters';
import { track } from '@sewa/pages/track';
import { discoverPath } from '@sewa/paths';
import { Button, Heading, Icon, SearchField, Select, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import { Waiting } from '../Waiting/Waiting.tsx';
import * as css from './HomeSearch.css.ts';
import * as messages from './messages.ts';

const kinds = propertyTypes.map(({ code, label }) => ({ value: String(code), label }));

/** The search box of the front door: a plain form that leads to the search page; over its picture, what waits for somebody. */
export function HomeSearch({ total }: { readonly total: number }) {
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
              className={css.form}
              method="get"
              action={discoverPath()}
              onSubmit={() => track('search-made')}
            >
              <SearchField
                label={messages.whereLabel}
                name="q"
                maxLength={100}
                placeholder={common.searchPlaceholder}
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
