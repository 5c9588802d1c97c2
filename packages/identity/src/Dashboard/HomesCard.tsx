import type { Dashboard } from '@sewa/api/client';
import { formatMoney, formatNumber } from '@sewa/formatters';
import {
  listingWizardPath,
  managedListingPath,
  newPropertyPath,
  propertiesPath,
  propertyPath,
} from '@sewa/paths';
import { Badge, Icon, Inline, Link, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { describeMedian } from './describeDay.ts';
import * as css from './HomesCard.css.ts';
import * as messages from './messages.ts';

type Numbers = NonNullable<Dashboard['listings']>;
type Homes = NonNullable<Dashboard['homes']>;
type Home = Homes['first'][number];

const stateTones = {
  draft: 'neutral',
  review: 'info',
  live: 'success',
  paused: 'warning',
  let: 'neutral',
  unlisted: 'neutral',
} as const;

/** Steps of the listing's form that a next step leads to; the others lead to the home. */
const formSteps: Readonly<Partial<Record<Home['next'], 'photos' | 'rent' | null>>> = {
  fix: null,
  finish: null,
  photos: 'photos',
  review: 'rent',
};

/** Where the next step of a home is taken. */
function findStepPath({ propertyId, listingId, next }: Home): string {
  if (propertyId === null) return managedListingPath(listingId ?? '', null);
  const step = formSteps[next];
  return listingId === null || step === undefined
    ? propertyPath(propertyId)
    : listingWizardPath(propertyId, listingId, step);
}

function Picture({ picture }: Pick<Home, 'picture'>) {
  if (!picture)
    return (
      <span className={css.picture}>
        <Icon name="building-2" size="m" />
      </span>
    );
  const { src, width, height } = picture;
  return <img className={css.picture} src={src} alt="" width={width} height={height} loading="lazy" />;
}

function HomeRow({ home }: { readonly home: Home }) {
  const { name, state, monthlyRent, daysLive, views, saves, enquiries, next } = home;
  const median = describeMedian(home);
  return (
    <li className={css.row}>
      <Picture picture={home.picture} />
      <div className={css.words}>
        <Text weight="semibold">{name}</Text>
        <span className={css.state}>
          <Badge tone={stateTones[state]}>{messages.homeStateName[state]}</Badge>
          {daysLive === null ? null : (
            <Text as="span" size="s" tone="muted">
              {messages.daysLive(daysLive)}
            </Text>
          )}
        </span>
      </div>
      {monthlyRent === null && state !== 'live' ? null : (
        <div className={css.facts}>
          {monthlyRent === null ? null : (
            <span>
              <Text as="span" size="s" weight="semibold">
                {messages.monthlyRent(formatMoney(monthlyRent))}
              </Text>
              {median === null ? null : ` · ${median}`}
            </span>
          )}
          {state === 'live' ? (
            <span>
              {messages.homeCounts(
                formatNumber(views),
                formatNumber(saves),
                formatNumber(enquiries),
                views,
                saves,
                enquiries,
              )}
            </span>
          ) : null}
        </div>
      )}
      <span className={css.step}>
        <Link
          variant="secondary"
          size="s"
          href={findStepPath(home)}
          aria-label={messages.homeStepLabel(messages.homeStep[next], name)}
        >
          {messages.homeStep[next]}
        </Link>
      </span>
    </li>
  );
}

/** The homes somebody lets: how many, what they brought, and those that need something most, each with its next step. */
export function HomesCard({ numbers, homes }: { readonly numbers: Numbers; readonly homes: Homes | null }) {
  const others = messages.otherListings(numbers);
  const { views, saves, enquiries } = numbers;
  return (
    <DashboardCard id="listings" icon="building-2" title={messages.listingsCardTitle(numbers.live)}>
      <Text tone="muted">
        {[
          messages.homeCountsLately(
            messages.homeCounts(
              formatNumber(views),
              formatNumber(saves),
              formatNumber(enquiries),
              views,
              saves,
              enquiries,
            ),
          ),
          others,
        ]
          .filter(Boolean)
          .join('. ')}
      </Text>
      {numbers.reports > 0 ? <Text>{messages.reportsOfListings(numbers.reports)}</Text> : null}
      {homes ? (
        <ul className={css.rows} aria-label={messages.homesLabel}>
          {homes.first.map((home) => (
            <HomeRow key={home.listingId ?? home.propertyId} home={home} />
          ))}
        </ul>
      ) : null}
      <Inline gap="s">
        <Link variant="secondary" href={propertiesPath()}>
          {messages.propertiesLabel(homes?.total ?? 0)}
        </Link>
        <Link variant="quiet" href={newPropertyPath()}>
          {common.listHomeLabel}
        </Link>
      </Inline>
    </DashboardCard>
  );
}
