import type { Favourite } from '@sewa/api/client';
import { useHistoryState } from '@sewa/pages';
import { discoverPath, favouritesPath } from '@sewa/paths';
import { Button, EmptyState, Inline, Link, Text } from '@sewa/ui';
import { useActionData, useNavigate, useSearchParams } from 'react-router-dom';
import { CompareTable } from './CompareTable.tsx';
import { compareFormId, comparisonId, MAX_COMPARED, parseCompared } from './chooseToCompare.ts';
import { FavouriteCard } from './FavouriteCard.tsx';
import * as css from './FavouriteList.css.ts';
import type { RejectedNote } from './favouriteForms.ts';
import * as messages from './messages.ts';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useDropFavourite } from './useDropFavourite.ts';
import { useEarlyChoice } from './useEarlyChoice.ts';

/** The favourites and which of them is open beside the list. */
interface FavouriteListProps {
  readonly favourites: readonly Favourite[];
  readonly openId: string | null;
}

const isRejectedNote = (value: unknown): value is RejectedNote =>
  typeof value === 'object' && value !== null && 'listingId' in value && 'reason' in value;

/** The saved homes, and on request up to four of them side by side. */
export function FavouriteList({ favourites, openId }: FavouriteListProps) {
  const [params] = useSearchParams();
  const actionData: unknown = useActionData();
  const navigate = useNavigate();
  const drop = useDropFavourite();
  const ids = favourites.map(({ listing }) => listing.id);
  const compared = parseCompared(params, ids);
  const [choice, choose] = useHistoryState<readonly string[] | null>('compare', null);
  useEarlyChoice(choose);
  const chosen = (choice ?? compared).filter((id) => ids.includes(id));
  const table = compared.flatMap((id) => favourites.find(({ listing }) => listing.id === id) ?? []);
  const isCompared = chosen.length > 1 && chosen.join() === compared.join();
  if (favourites.length === 0) {
    return (
      <>
        <RemovedNotice />
        <EmptyState
          icon="heart"
          title={messages.noFavouritesTitle}
          actions={
            <Link variant="primary" href={discoverPath()}>
              {messages.findHomeLabel}
            </Link>
          }
        >
          {messages.noFavouritesLead}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <RemovedNotice />
      {table.length > 1 ? <CompareTable favourites={table} /> : null}
      <div className={css.list}>
        {favourites.map((favourite) => (
          <FavouriteCard
            key={favourite.listing.id}
            favourite={favourite}
            isOpen={favourite.listing.id === openId}
            isChosen={chosen.includes(favourite.listing.id)}
            isChoiceFull={chosen.length >= MAX_COMPARED}
            rejected={isRejectedNote(actionData) ? actionData : null}
            onChoose={(id, isChosen) =>
              choose(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
            onDrop={(dropped) => void drop(dropped)}
          />
        ))}
      </div>
      <div className={css.tray} data-chosen={chosen.length > 0 ? '' : undefined}>
        <Inline
          as="form"
          gap="m"
          justify="between"
          id={compareFormId}
          method="get"
          action={`${favouritesPath()}#${comparisonId}`}
          onSubmit={(event) => {
            event.preventDefault();
            const query = new URLSearchParams({ compare: chosen.join(',') }).toString();
            navigate(`${favouritesPath(query)}#${comparisonId}`);
          }}
        >
          {chosen.length > 1 ? null : (
            <Text as="p" size="s" tone="muted">
              {chosen.length === 1 ? messages.chooseOneMore : messages.chooseToCompare}
            </Text>
          )}
          <Inline as="span">
            {table.length > 1 ? (
              <Link variant="secondary" href={favouritesPath()} onClick={() => choose([])}>
                {messages.closeComparisonLabel}
              </Link>
            ) : null}
            {isCompared ? null : (
              <Button type="submit" variant="secondary">
                {chosen.length > 1 ? messages.compareHomesLabel(chosen.length) : messages.compareLabel}
              </Button>
            )}
          </Inline>
        </Inline>
      </div>
    </>
  );
}
