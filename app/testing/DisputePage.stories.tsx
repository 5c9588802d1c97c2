import { mockRoute } from '@sewa/api/mocks';
import { answersOf, owner, sampleOwnDispute } from '@sewa/rentals/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Dispute' };
export default meta;

const screenOf = (dispute: typeof sampleOwnDispute) => ({
  address: `/property/dispute/${dispute.id}`,
  isSignedIn: true,
  answers: [mockRoute('getDispute', dispute), ...answersOf(owner)],
});

/** The registered owner, who has added a document. */
export const Owner = screenStory(screenOf(sampleOwnDispute));

/** A claimant, who hasn't said anything yet, on a phone. */
export const ClaimantPhone = phoneStory(
  screenOf({ ...sampleOwnDispute, isOwner: false, statement: { words: null, files: [] } }),
);
