import type {
  ContractTemplate,
  Offer,
  OfferTerms,
  Rental,
  RentalCounterpart,
  RentalEntry,
  RentalEvent,
  RenterCard,
  User,
} from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';

const person = (id: string, name: string, type: [id: number, name: string]): User => ({
  id,
  name,
  email: `${id}@people.example`,
  phoneNumber: '+6591234567',
  userTypes: [type[1]],
  userTypeIds: [type[0]],
  residentialStatus: 'C',
  entityId: null,
  version: 1,
  passType: null,
  corporates: [],
  cid: null,
});

/** A tenant. */
export const tenant = person('nur', 'Nur Aishah', [1, 'Tenant']);

/** An owner. */
export const owner = person('olga', 'Olga Tan', [2, 'Owner']);

/** Id of the sample rental. */
export const RENTAL_ID = 'rentalbedok2';

/** Terms of an offer, with changes. */
export const makeTerms = (changes: Partial<OfferTerms> = {}): OfferTerms => ({
  monthlyRent: 310_000,
  from: '2026-12-15',
  months: 12,
  depositMonths: 1,
  dutyBy: 'tenant',
  clauses: ['aircon-service', 'minor-repairs'],
  occupiers: [
    { name: 'Nur Aishah', residentialStatus: 'C' },
    {
      name: 'Mateo Silva',
      residentialStatus: 'A',
      passType: 'employment-pass',
      passValidUntil: '2028-03-31',
    },
  ],
  goodFaithCents: 310_000,
  expiresAt: '2026-12-05T04:00:00.000Z',
  ...changes,
});

/** An open offer of the tenant, with changes. */
export const makeOffer = (changes: Partial<Offer> = {}): Offer => ({
  id: 'offerone2222',
  number: 1,
  by: 'tenant',
  byName: 'Nur Aishah',
  terms: makeTerms(),
  state: 'open',
  createdAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-12-05T04:00:00.000Z',
  ...changes,
});

/** The owner's open counter-offer, after the tenant's offer. */
export const counteredOffers: Offer[] = [
  makeOffer({ state: 'countered' }),
  makeOffer({
    id: 'offertwo2222',
    number: 2,
    by: 'landlord',
    byName: 'Olga Tan',
    createdAt: '2026-11-20T03:00:00.000Z',
    terms: makeTerms({ monthlyRent: 320_000, clauses: ['aircon-service', 'minor-repairs', 'cleaning'] }),
  }),
];

const listing: Rental['listing'] = {
  id: 'listingbedok',
  slug: 'hdb-bedok-north-avenue-3',
  title: 'Bright corner flat near Bedok MRT',
  propertyType: 0,
  propertySubType: 0,
  numberOfBedrooms: 3,
  address: { block: '123', street: 'Bedok North Avenue 3', floor: null, unit: null, postalCode: '460123' },
  monthlyRent: 320_000,
  availableFrom: '2026-12-15',
  status: 'live',
};

/** What the law asks about the sample offer. */
export const passReason: Rental['reasons'][number] = {
  rule: 'pass-checked',
  answer: 'ask',
  words: 'The owner has to see the original pass and check it with the authority before moving in.',
  source: {
    name: 'HDB: renting out your flat',
    url: 'https://www.hdb.gov.sg/',
    basis: 'law',
    readOn: '2026-11-21',
  },
  from: '2024-01-22',
  to: null,
};

/** A rental as the tenant sees it before any offer, with changes. */
export const makeRental = (changes: Partial<Rental> = {}): Rental => ({
  id: RENTAL_ID,
  state: 'talking',
  version: 1,
  side: 'tenant',
  conversationId: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0a01',
  listing,
  parties: [
    { id: 'p1', actorType: 1, side: 'tenant', name: 'Nur Aishah', isMe: true, hasLeft: false },
    { id: 'p2', actorType: 2, side: 'landlord', name: 'Olga Tan', isMe: false, hasLeft: false },
  ],
  terms: changes.offers?.at(-1)?.terms ?? null,
  isSubjectToContract: false,
  offers: [],
  reasons: [],
  cards: [],
  now: '2026-11-20T04:00:00.000Z',
  contract: null,
  checks: [],
  inspections: [],
  deposit: null,
  lastDay: null,
  addenda: [],
  rentPlan: null,
  earlyEnd: null,
  duty: null,
  clock: [],
  may: ['offer', 'withdraw', 'invite'],
  ...changes,
});

/** The same rental with an open counter-offer that the tenant has to answer. */
export const counteredRental = makeRental({
  state: 'offered',
  version: 3,
  offers: counteredOffers,
  reasons: [passReason],
  may: ['counter', 'accept', 'decline', 'withdraw', 'invite'],
});

/** A rental as the other side sees it. */
export const asLandlord = (rental: Rental): Rental => ({
  ...rental,
  side: 'landlord',
  parties: rental.parties.map((party) => ({ ...party, isMe: party.side === 'landlord' })),
});

/** The sample rental in a list, with changes. */
export const makeEntry = (changes: Partial<RentalEntry> = {}): RentalEntry => ({
  id: RENTAL_ID,
  state: 'offered',
  version: 3,
  side: 'tenant',
  listing,
  otherNames: ['Olga Tan'],
  openOffer: {
    id: 'offertwo2222',
    number: 2,
    by: 'landlord',
    expiresAt: '2026-12-05T04:00:00.000Z',
    monthlyRent: 320_000,
    months: 12,
    from: '2026-12-15',
    depositMonths: 1,
    occupierCount: 2,
  },
  lastDay: null,
  monthlyRent: null,
  owed: null,
  may: ['counter', 'accept', 'decline', 'withdraw', 'invite'],
  changedAt: '2026-11-20T03:00:00.000Z',
  ...changes,
});

/** The owner of the sample rental as the tenant meets them, with changes. */
export const makeCounterpart = (changes: Partial<RentalCounterpart> = {}): RentalCounterpart => ({
  id: 'partyolga222',
  name: 'Olga Tan',
  actorType: 2,
  side: 'landlord',
  isCompany: false,
  memberSince: '2025-03-14',
  registrationNumber: null,
  agentId: null,
  signedAtSingpassOn: '2026-11-28',
  rentals: [{ id: RENTAL_ID, state: 'running', listing, lastDay: '2028-12-14', actorType: 2 }],
  ...changes,
});

const event = (number: number, actor: string, transition: string, data: object = {}): RentalEvent => ({
  number,
  at: `2026-11-20T0${number}:00:00.000Z`,
  actor,
  transition,
  data: { ...data },
  previous: '',
  seal: '',
});

/** The steps up to the counter-offer. */
export const sampleEvents: RentalEvent[] = [
  event(1, 'p1', 'start'),
  event(2, 'p1', 'offer', { offerId: 'offerone2222' }),
  event(3, 'p2', 'counter', { offerId: 'offertwo2222' }),
];

/** A renter's card, with changes. */
export const makeCard = (changes: Partial<RenterCard> = {}): RenterCard => ({
  occupiers: makeTerms().occupiers,
  pets: 'One cat',
  smokers: false,
  incomeBand: '8k-15k',
  words: 'We work in Paya Lebar and want to stay for two years.',
  version: 1,
  shares: [],
  ...changes,
});

/** What of the sample rentals a story or a test may have otherwise. */
export interface SampleRentals {
  /** Who is signed in. @default the tenant */
  readonly user?: User;
  readonly rental?: Rental;
  readonly entries?: readonly RentalEntry[];
  readonly counterpart?: RentalCounterpart;
  readonly events?: readonly RentalEvent[];
  readonly card?: RenterCard | null;
  /** The versions of the agreement. @default none */
  readonly templates?: readonly ContractTemplate[];
  /** For how many seconds a fresh proof still counts. @default 0 */
  readonly provenFor?: number;
}

/** Handlers for a party of rentals. */
export const sampleRentals = ({
  user = tenant,
  rental = makeRental(),
  entries = [makeEntry()],
  counterpart = makeCounterpart(),
  events = sampleEvents,
  card = null,
  templates = [],
  provenFor = 0,
}: SampleRentals = {}): HttpHandler[] => [
  mockRoute('control', {
    isAuthenticated: true,
    isValid: true,
    user: { userTypes: user.userTypes, cid: user.cid },
  }),
  mockRoute('getUser', user),
  mockRoute('permissions', [{ action: 'read', subject: ['Sewa', 'Listing'] }]),
  mockRoute('listRentals', { items: [...entries], nextCursor: null }),
  mockRoute('getRental', rental),
  mockRoute('getRentalCounterpart', counterpart),
  mockRoute('listRentalEvents', [...events]),
  mockRoute('getRenterCard', card),
  mockRoute('listContractTemplates', [...templates]),
  mockRoute('getStepUps', {
    provenFor,
    isEmailProven: true,
    stepUp: null,
    issuers: [],
    phone: null,
    email: null,
  }),
];
