import { formatNumber, propertyTypes } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import { Button, Heading, Icon, SearchField, Select, Text } from '@sewa/ui';
import { Waiting } from '../Waiting/Waiting.tsx';
import * as css from './HomeSearch.css.ts';

const kinds = propertyTypes.map(({ code, label }) => ({ value: String(code), label }));

/** The search box of the front door: a plain form that leads to the search page; over its picture, what waits for somebody. */
export function HomeSearch({ total }: { readonly total: number }) {
  return (
    <section className={css.hero} aria-labelledby="welcome">
      <div className={css.inner}>
        <div className={css.content}>
          <Heading level={1} size="display" id="welcome">
            A home in Singapore, without the guesswork
          </Heading>
          <Text as="p" size="l" tone="muted">
            {formatNumber(total)} homes to rent. Every fact is shown as it was stated, and what nobody stated
            says so.
          </Text>
          <search>
            <form className={css.form} method="get" action={discoverPath()}>
              <SearchField
                label="Where"
                name="q"
                maxLength={100}
                placeholder="Street, project or postal code"
              />
              <Select
                label="What kind"
                name="propertyTypes"
                options={kinds}
                placeholder="Any kind of home"
                defaultValue=""
              />
              <Button type="submit">
                <Icon name="search" /> Search
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
