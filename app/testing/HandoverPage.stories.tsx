import {
  asOtherSide,
  makeFirstDay,
  makeInspection,
  makeSigned,
  owner,
  RENTAL_ID,
  sampleRentals,
  serveTenancy,
  withInspection,
} from '@sewa/agreements/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Handover' };
export default meta;

const address = `/contract/${RENTAL_ID}/handover`;
const open = (rental: ReturnType<typeof makeSigned>, inspection = makeInspection()) => ({
  address,
  isSignedIn: true,
  answers: [
    ...serveTenancy({ inspection }),
    ...sampleRentals({ rental, ...(rental.side === 'landlord' && { user: owner }) }),
  ],
});
const recording = open(withInspection(makeFirstDay(), makeInspection()));
const frozen = makeInspection({ isFrozen: true, confirmedBy: ['tenant', 'landlord'] });

/** Before the first day. */
export const NotYet = screenStory(open(makeSigned()));

/** On the first day, before anybody began. */
export const FirstDay = screenStory(open(asOtherSide(makeFirstDay({ may: ['hand-over'] }))));

/** The home is recorded; the landlord has confirmed it. */
export const Recording = screenStory(recording);

/** At 360 pixels. */
export const RecordingPhone = phoneStory(recording);

/** Both confirmed it. */
export const Frozen = screenStory(
  open(withInspection(makeFirstDay({ state: 'running', may: [] }), frozen), frozen),
);
