import type { ListingNumbers as Numbers, OwnListing } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { findDay, formatDay, formatNumber } from '@sewa/formatters';
import { chatPath } from '@sewa/paths';
import { Card, Heading, LineChart, Link, Stack, StatTile, Text, VisuallyHidden } from '@sewa/ui';
import * as css from './EditListing.css.ts';
import * as edit from './editMessages.ts';
import { findEditPath, findSectionPath } from './editSections.ts';
import { type Hint, listHints } from './listHints.ts';
import * as messages from './messages.ts';

const names = ['views', 'saves', 'enquiries'] as const;

/** A median may lie between two numbers. */
const formatMedian = (value: number): string =>
  Number.isInteger(value) ? formatNumber(value) : String(Math.round(value * 100) / 100);

function Count({ name, numbers }: { readonly name: (typeof names)[number]; readonly numbers: Numbers }) {
  const { days, similar } = numbers;
  const total = days.reduce((sum, day) => sum + day[name], 0);
  const own = { name: edit.yourListing, values: days.map((day) => day[name]) };
  const others = { name: edit.similarHomes, values: days.map((day) => day.similar?.[name] ?? null) };
  return (
    <Stack gap="s">
      <StatTile
        label={messages.countName[name]}
        value={formatNumber(total)}
        {...(similar && { change: edit.similarMedian(formatMedian(similar.totals[name])) })}
      />
      {total === 0 && similar === null ? null : (
        <LineChart
          caption={<VisuallyHidden>{edit.countLine[name]}</VisuallyHidden>}
          labels={days.map(({ day }) => formatDay(day))}
          labelHead={edit.dayHead}
          series={similar ? [own, others] : [own]}
          formatValue={formatMedian}
        />
      )}
    </Stack>
  );
}

/** Where something is done about a hint. */
function findHintPath({ kind }: Hint, { id, property }: OwnListing): string {
  if (kind === 'answer') return chatPath();
  if (kind === 'date') return findSectionPath(property.id, id, 'available');
  if (kind === 'rent') return findSectionPath(property.id, id, 'rent');
  return findEditPath(property.id, id, kind === 'description' ? 'words' : 'photos');
}

/** The numbers of a listing beside those of similar homes, and what would help. */
export function ListingNumbers({ listing }: { readonly listing: OwnListing }) {
  const { data = null } = useRoute('getListingNumbers', { id: listing.id }, { isErrorReturned: true });
  const now = Date.now();
  const hints = listHints(listing, data, { now, today: findDay(now) ?? '' });
  const isCounted = listing.state !== 'review' && data !== null && data.days.length > 0;
  if (!isCounted && hints.length === 0) return null;
  return (
    <div id="numbers" className={css.target}>
      <Card padding="l">
        <Stack gap="l">
          {isCounted ? (
            <Stack as="section" gap="m" aria-labelledby="numbers-title">
              <Heading level={2} size="s" id="numbers-title">
                {edit.numbersTitle}
              </Heading>
              <div className={css.counts}>
                {names.map((name) => (
                  <Count key={name} name={name} numbers={data} />
                ))}
              </div>
              <Text as="p" size="s" tone="muted">
                {data.similar ? edit.similarNote(data.similar.count) : edit.noSimilarNote}
              </Text>
            </Stack>
          ) : null}
          {hints.length > 0 ? (
            <Stack as="section" gap="s" aria-labelledby="hints-title">
              <Heading level={2} size="s" id="hints-title">
                {edit.hintsTitle}
              </Heading>
              <ul className={css.hints}>
                {hints.map((hint) => {
                  const { words, action } = edit.describeHint(hint);
                  return (
                    <li key={hint.kind} className={css.hint}>
                      <Text>{words}</Text>
                      <Link href={findHintPath(hint, listing)}>{action}</Link>
                    </li>
                  );
                })}
              </ul>
            </Stack>
          ) : null}
        </Stack>
      </Card>
    </div>
  );
}
