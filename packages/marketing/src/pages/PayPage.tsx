import type { RouteAnswer } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { useLocation } from 'react-router-dom';
import { payLandings } from '../content/pay.ts';
import { LandingPage } from '../Landing/LandingPage.tsx';
import type { Landing } from '../Landing/landing.ts';
import * as messages from '../messages.ts';
import { PayFigure } from '../PayFigure/PayFigure.tsx';

type Fees = RouteAnswer<'getPaymentFees'>;

const ways = ['egiro', 'paynow', 'card'] as const;

/** Reads the fees; the page does without them while they can't be had. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('getPaymentFees', {}).catch(() => null);
}

/** Adds what each way to pay costs today. */
function addFees(landing: Landing, fees: Fees): Landing {
  const { glance, costs } = landing;
  const rows = ways.map((way) => ({ name: messages.feeName[way], price: messages.feePrice(fees[way]) }));
  return {
    ...landing,
    ...(glance && { glance: [...glance, { name: messages.feesLabel, value: messages.listFees(rows) }] }),
    costs: { ...costs, items: [...costs.items, ...rows] },
  };
}

/** What paying rent is, by eGIRO, about rewards, or changed from another way. */
export default function PayPage() {
  const { pathname } = useLocation();
  const { data: fees } = useRoute('getPaymentFees', {}, { isErrorReturned: true });
  const landing = payLandings[pathname];
  if (!landing) return null;
  return (
    <LandingPage
      path={pathname}
      landing={fees ? addFees(landing, fees) : landing}
      figure={landing.feature === 'rentPayment' ? <PayFigure fees={fees} /> : null}
    />
  );
}
