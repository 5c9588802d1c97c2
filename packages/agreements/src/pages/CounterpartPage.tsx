import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { contractsPath } from '@sewa/paths';
import { Breadcrumbs, Container } from '@sewa/ui';
import { useParams } from 'react-router-dom';
import { CounterpartCard } from '../Counterpart/CounterpartCard.tsx';
import * as messages from '../Counterpart/messages.ts';
import { SharedRentals } from '../Counterpart/SharedRentals.tsx';
import * as common from '../messages.ts';
import * as rentals from '../Rentals/messages.ts';

/** Stands in for the page while it can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={{ title: messages.failureTitle, description: messages.description }}
    title={messages.failureTitle}
    safe={rentals.safe}
    other={{ label: common.contractsTitle, href: contractsPath() }}
  />
);

/** Reads who it is. */
export async function loader({ params, preload }: PageRequest): Promise<void> {
  await preload('getRentalCounterpart', { id: params.id ?? '' });
}

/** Another party of one's own rental: who they are, and the rentals both are in. */
export default function CounterpartPage() {
  const { id = '' } = useParams();
  const { data: counterpart } = useRoute('getRentalCounterpart', { id });
  if (!counterpart) return null;
  const name = counterpart.name ?? messages.unnamed;
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={name} description={messages.description} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: common.contractsTitle, href: contractsPath() }, { label: name }]} />
      <CounterpartCard counterpart={counterpart} />
      <SharedRentals rentals={counterpart.rentals} />
    </Container>
  );
}
