import {
  asOtherSide,
  makeAgreed,
  makeDrafted,
  makeDuty,
  makeSignatures,
  makeSigned,
  makeSigning,
  owner,
  RENTAL_ID,
  sampleRentals,
  sampleTemplate,
  signedHere,
} from '@sewa/agreements/mocks';
import type { Rental } from '@sewa/api/client';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Agreement' };
export default meta;

const address = `/contract/${RENTAL_ID}`;
const templates = [sampleTemplate];
const asTenant = (rental: Rental, query = '', provenFor = 0) => ({
  address: `${address}${query}`,
  isSignedIn: true,
  answers: sampleRentals({ rental, templates, provenFor }),
});
const asOwner = (rental: Rental) => ({
  address,
  isSignedIn: true,
  answers: sampleRentals({ user: owner, rental: asOtherSide(rental), templates }),
});

/** The owner notes checks before the agreement is written. */
export const Checks = screenStory(asOwner(makeAgreed({ may: ['draft', 'checks', 'withdraw', 'invite'] })));

const drafted = makeDrafted({
  draftedBy: 'landlord',
  sentBy: ['landlord'],
  changes: [
    { name: 'minorRepairCents', from: 20_000, to: 25_000 },
    { name: 'pets', from: true, to: false },
  ],
});

/** The other side wrote the draft and said that it is right. */
export const DraftByOther = screenStory(asTenant(drafted));

/** The same at 360 pixels. */
export const DraftByOtherPhone = phoneStory(asTenant(drafted));

/** The form of the draft. */
export const DraftForm = screenStory(asTenant(makeDrafted(), '?step=draft'));

/** The form of the draft at 360 pixels. */
export const DraftFormPhone = phoneStory(asTenant(makeDrafted(), '?step=draft'));

/** It is the tenant's turn to sign, and they have to prove themselves first. */
export const MyTurn = screenStory(asTenant(makeSigning()));

/** The same at 360 pixels, proven. */
export const MyTurnPhone = phoneStory(asTenant(makeSigning(), '', 200));

/** A session at Singpass is open. */
export const AtSingpass = screenStory(
  asTenant(
    makeSigning(
      {
        signatures: makeSignatures({ state: 'at-singpass' }),
        signing: {
          redirectUrl: 'https://sign.singpass.example/sign?request_id=one',
          expiresAt: '2026-11-20T04:30:00.000Z',
        },
      },
      { may: ['cancel-signing', 'refuse', 'invite'] },
    ),
  ),
);

/** The owner looks at the tenant's scan. */
export const ScanToConfirm = screenStory(
  asOwner(
    makeSigning(
      {
        signatures: makeSignatures({
          state: 'scan-sent',
          way: 'paper',
          scanFileId: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0a02',
        }),
      },
      { may: ['confirm-paper', 'checks', 'refuse', 'invite'] },
    ),
  ),
);

/** Somebody refused to sign. */
export const Refused = screenStory(
  asTenant(
    makeDrafted(
      {
        state: 'refused',
        endedBecause: 'The rent should be $3,150, as we said in the chat.',
        signatures: makeSignatures(signedHere),
      },
      { may: ['draft', 'withdraw', 'invite'] },
    ),
  ),
);

/** Signed, and the tenant owes the duty. */
export const Signed = screenStory(asTenant(makeSigned()));

/** Signed and stamped, with another amount than ours, at 360 pixels. */
export const StampedPhone = phoneStory(
  asTenant(
    makeSigned({
      duty: makeDuty({
        dueOn: '2026-12-03',
        stamping: {
          certificate: '2026-1234567',
          cents: 15_000,
          isAsExpected: false,
          fileId: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0a03',
          byName: 'Nur Aishah',
          notedAt: '2026-11-20T02:00:00.000Z',
        },
      }),
    }),
  ),
);
