import type { ContractTemplate, Rental, RentalContract, RentalDuty } from '@sewa/api/client';
import { counteredRental, makeOffer, makeRental } from './sampleRentals.ts';

/** A short agreement with a blank of each kind. */
export const sampleTemplate: ContractTemplate = {
  version: 1,
  from: '2026-11-01',
  blanks: [
    {
      name: 'dueDay',
      kind: 'number',
      required: true,
      label: 'Day of the month on which rent is due',
      hint: null,
    },
    {
      name: 'payTo',
      kind: 'text',
      required: true,
      label: 'How rent is paid',
      hint: 'Do not write account numbers here: set them up under Rent, where they are encrypted.',
    },
    {
      name: 'minorRepairCents',
      kind: 'cents',
      required: true,
      label: 'The tenant pays each repair up to',
      hint: null,
    },
    { name: 'pets', kind: 'yes-no', required: true, label: 'Pets are allowed', hint: null },
    {
      name: 'diplomatic',
      kind: 'yes-no',
      required: true,
      label: 'Diplomatic clause',
      hint: 'The tenant may end early if they have to leave Singapore.',
    },
    {
      name: 'specialTerms',
      kind: 'text',
      required: false,
      label: 'Anything else you agreed',
      hint: 'In your own words. It counts before the other clauses.',
    },
  ],
  clauses: [
    {
      id: 'rent',
      title: 'Rent',
      words: 'The tenant pays the rent in advance, on day {dueDay} of each month. {payTo}.',
      plain: 'Rent is due on day {dueDay} of the month.',
      when: null,
    },
    {
      id: 'minor-repairs',
      title: 'Repairs',
      words: 'The tenant pays for each repair up to {minorRepairCents}. The landlord pays what is above it.',
      plain: 'You pay each small repair up to {minorRepairCents}; the landlord pays the rest.',
      when: null,
    },
    {
      id: 'pets',
      title: 'Pets',
      words: 'The tenant may keep pets.',
      plain: 'Pets are allowed.',
      when: 'pets',
    },
    {
      id: 'no-pets',
      title: 'Pets',
      words: "No pets are kept in the home without the landlord's written consent.",
      plain: 'Ask before you keep a pet.',
      when: 'noPets',
    },
  ],
};

/** A draft that the tenant's side wrote, with changes. */
export const makeContract = (changes: Partial<RentalContract> = {}): RentalContract => ({
  id: 'contractone2',
  number: 1,
  kind: 'agreement',
  state: 'draft',
  sha256: 'a'.repeat(64),
  templateVersion: 1,
  blanks: {
    dueDay: 1,
    payTo: 'By bank transfer to the account that the landlord names in writing',
    minorRepairCents: 20_000,
    pets: false,
    diplomatic: true,
    specialTerms: '',
  },
  changes: [],
  draftedBy: 'tenant',
  sentBy: [],
  expiresAt: null,
  endedBecause: null,
  hasCertificate: false,
  signatures: [],
  signing: null,
  failure: null,
  ...changes,
});

type Signature = RentalContract['signatures'][number];

/** The tenant's and the owner's signature, as the tenant sees them. */
export const makeSignatures = (
  tenant: Partial<Signature> = {},
  landlord: Partial<Signature> = {},
): Signature[] => {
  const missing = { way: null, at: null, signedName: null, scanFileId: null };
  return [
    {
      ...missing,
      place: 'tenant',
      partyId: 'p1',
      side: 'tenant',
      name: 'Nur Aishah',
      isMine: true,
      state: 'next',
      ...tenant,
    },
    {
      ...missing,
      place: 'landlord',
      partyId: 'p2',
      side: 'landlord',
      name: 'Olga Tan',
      isMine: false,
      state: 'waiting',
      ...landlord,
    },
  ];
};

/** A signature that was given here. */
export const signedHere: Partial<Signature> = {
  state: 'signed',
  way: 'own',
  at: '2026-11-19T02:30:00.000Z',
};

/** The duty before anything is signed, with changes. */
export const makeDuty = (changes: Partial<RentalDuty> = {}): RentalDuty => ({
  cents: 14_800,
  by: 'tenant',
  dueOn: null,
  source: {
    name: 'IRAS: basics of stamp duty on leases',
    url: 'https://www.iras.gov.sg/',
    readOn: '2026-11-21',
  },
  stamping: null,
  ...changes,
});

const offers = counteredRental.offers.map((offer, at) =>
  at === 1 ? { ...offer, state: 'accepted' as const } : offer,
);

/** What was agreed, as the tenant sees it, with changes. */
export const makeAgreed = (changes: Partial<Rental> = {}): Rental =>
  makeRental({
    state: 'agreed',
    version: 4,
    offers: [offers[0] ?? makeOffer(), ...offers.slice(1)],
    isSubjectToContract: true,
    unit: {
      block: '123',
      street: 'Bedok North Avenue 3',
      floor: '07',
      unit: '12',
      postalCode: '460123',
    },
    duty: makeDuty(),
    clock: [
      { kind: 'start', on: '2026-12-15', source: null },
      { kind: 'end', on: '2027-12-14', source: null },
    ],
    may: ['draft', 'withdraw', 'invite'],
    ...changes,
  });

/** The agreement while it is written, with changes of its draft. */
export const makeDrafted = (contract: Partial<RentalContract> = {}, changes: Partial<Rental> = {}): Rental =>
  makeAgreed({
    state: 'contracting',
    version: 5,
    contract: makeContract(contract),
    may: ['draft', 'send', 'withdraw', 'invite'],
    ...changes,
  });

/** The agreement while it is signed, with changes of it. */
export const makeSigning = (contract: Partial<RentalContract> = {}, changes: Partial<Rental> = {}): Rental =>
  makeAgreed({
    state: 'signing',
    version: 7,
    contract: makeContract({
      state: 'signing',
      sentBy: ['tenant', 'landlord'],
      expiresAt: '2026-12-04T04:00:00.000Z',
      signatures: makeSignatures(),
      ...contract,
    }),
    may: ['sign', 'refuse', 'invite'],
    ...changes,
  });

/** The agreement once everyone has signed, with changes. */
export const makeSigned = (changes: Partial<Rental> = {}): Rental =>
  makeSigning(
    {
      state: 'signed',
      hasCertificate: true,
      signatures: makeSignatures(signedHere, {
        state: 'signed',
        way: 'singpass',
        at: '2026-11-20T03:00:00.000Z',
        signedName: 'TAN OLGA',
      }),
    },
    {
      state: 'signed',
      version: 9,
      isSubjectToContract: false,
      duty: makeDuty({ dueOn: '2026-12-03' }),
      clock: [
        { kind: 'stamp-duty', on: '2026-12-03', source: 'IRAS, ask.gov.sg/iras' },
        { kind: 'start', on: '2026-12-15', source: null },
        { kind: 'end', on: '2027-12-14', source: null },
      ],
      may: ['stamped', 'invite'],
      ...changes,
    },
  );

/** An agreement as the other side sees it: whose signature is theirs changes too. */
export const asOtherSide = (rental: Rental): Rental => ({
  ...rental,
  side: 'landlord',
  parties: rental.parties.map((party) => ({ ...party, isMe: party.side === 'landlord' })),
  contract: rental.contract && {
    ...rental.contract,
    signatures: rental.contract.signatures.map((each) => ({ ...each, isMine: each.side === 'landlord' })),
  },
});
