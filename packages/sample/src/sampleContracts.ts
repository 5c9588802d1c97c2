import type { Inspection } from '@sewa/api/client';
import type { SamplePicture } from './samplePictures.ts';
import type { SampleTime } from './sampleRentals.ts';

type Item = Inspection['rooms'][number]['items'][number];

/** What somebody notes of a thing in the home. */
export interface SampleNote extends Pick<Item, 'condition' | 'words'> {
  readonly room: string;
  readonly item: string;
  /** The drawing of the home that is its picture. */
  readonly picture?: SamplePicture['kind'];
}

/** One step of an agreement of the sample market, or of the tenancy after it. */
export interface SampleContractStep extends SampleTime {
  /** What comes after `sample-` in the id of who does it; `system` does what comes by the clock. */
  readonly who: string;
  readonly name:
    | 'draft'
    | 'send'
    | 'sign'
    | 'checks'
    | 'stamped'
    | 'begin-tenancies'
    | 'hand-over'
    | 'take-over'
    | 'repair-report'
    | 'repair-answer'
    | 'repair-invoice'
    | 'repair-split'
    | 'repair-confirm'
    | 'terminate'
    | 'move-out'
    | 'end-tenancies'
    | 'deduct'
    | 'agree'
    | 'dispute'
    | 'returned';
  /** What it says besides. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** What is noted of the home before it is confirmed. */
  readonly notes?: readonly SampleNote[];
  readonly readings?: Pick<Inspection, 'meters' | 'keys'>;
  /** The drawing of the home that is sent with it. */
  readonly picture?: SamplePicture['kind'];
  /** What is to be kept of the deposit. */
  readonly items?: readonly { readonly words: string; readonly cents: number }[];
  /** A day that it names. */
  readonly on?: Omit<SampleTime, 'at'>;
}

/** The agreement of a rental of the sample market. */
export interface SampleContract {
  readonly tenant: string;
  readonly home: string;
  /** What comes after `sample-` in the id of the company that lets the home. */
  readonly corporate?: string;
  readonly steps: readonly SampleContractStep[];
}

const draft = (blanks: Readonly<Record<string, unknown>> = {}) => ({ templateVersion: 1, blanks });
const own = (name: string) => ({ way: 'own', name });

const begin: SampleContractStep = { who: 'system', name: 'begin-tenancies', day: 0, at: '00:01' };
const end: SampleContractStep = {
  who: 'system',
  name: 'end-tenancies',
  day: 1,
  from: 'last-day',
  at: '00:01',
};

const stamped = (who: string, day: number, certificate: string): SampleContractStep => ({
  who,
  name: 'stamped',
  day,
  at: '21:00',
  body: { certificate },
});

/** A draft that both sides send and sign, the tenant first, in the week before a day. */
const signAll = (
  { tenant, landlord }: Readonly<Record<'tenant' | 'landlord', readonly [who: string, name: string]>>,
  day: number,
): readonly SampleContractStep[] => [
  { who: landlord[0], name: 'draft', day: day - 6, at: '09:00', body: draft() },
  { who: landlord[0], name: 'send', day: day - 6, at: '09:10' },
  { who: tenant[0], name: 'send', day: day - 5, at: '20:00' },
  { who: tenant[0], name: 'sign', day: day - 5, at: '20:30', body: own(tenant[1]) },
  { who: landlord[0], name: 'sign', day: day - 3, at: '08:45', body: own(landlord[1]) },
];

const lim = ['lim-jia-en', 'Lim Jia En'] as const;
const amir = ['amir-hakim', 'Amir Hakim'] as const;
const deepa = ['deepa-varma', 'Deepa Varma'] as const;
const sofia = ['sofia-rossi', 'Sofia Rossi'] as const;
const lee = ['mdm-lee', 'Lee Siew Hong'] as const;
const koh = ['koh-sm', 'Koh Swee Mei'] as const;

const keys: Inspection['keys'] = [
  { kind: 'Front door', count: 2 },
  { kind: 'Letter box', count: 1 },
];

const readMeters = (electricity: string, water: string): NonNullable<SampleContractStep['readings']> => ({
  meters: [
    { kind: 'electricity', reading: electricity },
    { kind: 'water', reading: water },
  ],
  keys,
});

/** The agreements and tenancies of the sample market: the first tenant, the first owner, the first agent and the first company each have some. */
export const sampleContracts: readonly SampleContract[] = [
  // It runs, and ends in two months; one repair is settled, for another there is a quote.
  {
    tenant: 'lim-jia-en',
    home: 'let-kovan',
    corporate: 'harbour-living',
    steps: [
      { who: 'pauline-seah', name: 'draft', day: -24, at: '10:00', body: draft() },
      { who: 'pauline-seah', name: 'send', day: -24, at: '10:05' },
      { who: 'lim-jia-en', name: 'send', day: -24, at: '20:15' },
      {
        who: 'pauline-seah',
        name: 'checks',
        day: -23,
        at: '09:30',
        body: { kind: 'passes-seen', about: { occupier: 0 } },
      },
      { who: 'lim-jia-en', name: 'sign', day: -23, at: '19:40', body: own('Lim Jia En') },
      { who: 'pauline-seah', name: 'sign', day: -22, at: '11:20', body: own('Pauline Seah') },
      stamped('lim-jia-en', -18, '042026-0000001-1'),
      begin,
      {
        who: 'pauline-seah',
        name: 'hand-over',
        day: 0,
        at: '10:40',
        notes: [
          {
            room: 'Living room',
            item: 'Walls and ceiling',
            condition: 'worn',
            words: 'Two marks where pictures hung.',
            picture: 'living',
          },
          {
            room: 'Kitchen',
            item: 'Cabinets',
            condition: 'worn',
            words: 'The door under the sink sits low.',
            picture: 'kitchen',
          },
        ],
        readings: {
          meters: [
            { kind: 'electricity', reading: '48213' },
            { kind: 'water', reading: '1042' },
          ],
          keys: [
            { kind: 'Front door', count: 2 },
            { kind: 'Letter box', count: 1 },
            { kind: 'Access card', count: 2 },
          ],
        },
      },
      { who: 'lim-jia-en', name: 'take-over', day: 0, at: '10:55' },
      {
        who: 'lim-jia-en',
        name: 'repair-report',
        day: 120,
        at: '21:10',
        body: { words: 'The air conditioning in bedroom 2 drips on the floor.', urgency: 'soon' },
      },
      {
        who: 'pauline-seah',
        name: 'repair-answer',
        day: 121,
        at: '09:05',
        body: { words: 'Our technician comes on Friday morning.', quoteCents: 18_000 },
      },
      {
        who: 'pauline-seah',
        name: 'repair-invoice',
        day: 126,
        at: '16:20',
        body: { cents: 21_400 },
      },
      { who: 'pauline-seah', name: 'repair-split', day: 126, at: '16:25' },
      { who: 'lim-jia-en', name: 'repair-confirm', day: 126, at: '20:00' },
      { who: 'pauline-seah', name: 'repair-confirm', day: 127, at: '09:00' },
      {
        who: 'lim-jia-en',
        name: 'repair-report',
        day: -5,
        from: 'fill',
        at: '19:30',
        body: { words: 'The kitchen tap drips all night.', urgency: 'can-wait' },
        picture: 'kitchen',
      },
      {
        who: 'pauline-seah',
        name: 'repair-answer',
        day: -4,
        from: 'fill',
        at: '10:10',
        body: { words: 'A plumber can come on Monday after six. Is that fine?', quoteCents: 12_000 },
      },
    ],
  },
  // Signed; the duty is still to be paid.
  {
    tenant: 'lim-jia-en',
    home: 'let-bedok',
    steps: [
      { who: 'mdm-lee', name: 'draft', day: -6, at: '09:00', body: draft() },
      { who: 'mdm-lee', name: 'send', day: -6, at: '09:10' },
      {
        who: 'mdm-lee',
        name: 'checks',
        day: -6,
        at: '09:20',
        body: { kind: 'hdb-approval', reference: 'Sample 0001' },
      },
      { who: 'lim-jia-en', name: 'send', day: -5, at: '20:00' },
      { who: 'lim-jia-en', name: 'sign', day: -5, at: '20:30', body: own('Lim Jia En') },
      { who: 'mdm-lee', name: 'sign', day: -3, at: '08:45', body: own('Lee Siew Hong') },
    ],
  },
  // Half signed: the owner is next.
  {
    tenant: 'deepa-varma',
    home: 'let-clementi',
    steps: [
      { who: 'deepa-varma', name: 'draft', day: -5, at: '12:00', body: draft() },
      { who: 'deepa-varma', name: 'send', day: -5, at: '12:05' },
      { who: 'mdm-lee', name: 'send', day: -4, at: '10:30' },
      { who: 'deepa-varma', name: 'sign', day: -2, at: '22:10', body: own('Deepa Varma') },
    ],
  },
  // The tenant has sent the draft; the agent or the owner is next.
  {
    tenant: 'amir-hakim',
    home: 'let-serangoon',
    steps: [
      { who: 'tan-wei-jie', name: 'draft', day: -3, at: '11:00', body: draft() },
      { who: 'amir-hakim', name: 'draft', day: -2, at: '19:00', body: draft({ dueDay: 5 }) },
      { who: 'amir-hakim', name: 'send', day: -2, at: '19:05' },
    ],
  },
  // The agent has written a draft; the tenant reads it.
  {
    tenant: 'lim-jia-en',
    home: 'let-dawson',
    steps: [{ who: 'tan-wei-jie', name: 'draft', day: -1, at: '15:30', body: draft() }],
  },
  // It runs for another month; the agent has to answer what is to be mended.
  {
    tenant: 'deepa-varma',
    home: 'let-dawson',
    steps: [
      ...signAll({ tenant: deepa, landlord: koh }, -20),
      stamped('deepa-varma', -18, '122024-0000002-4'),
      begin,
      {
        who: 'tan-wei-jie',
        name: 'hand-over',
        day: 0,
        at: '11:00',
        notes: [
          {
            room: 'Bathroom 1',
            item: 'Shower',
            condition: 'worn',
            words: 'The sealing is grey in one corner.',
            picture: 'bath',
          },
        ],
        readings: readMeters('20177', '655'),
      },
      { who: 'deepa-varma', name: 'take-over', day: 0, at: '11:20' },
      {
        who: 'deepa-varma',
        name: 'repair-report',
        day: -2,
        from: 'fill',
        at: '20:40',
        body: { words: 'The water heater of bathroom 1 trips the fuse.', urgency: 'emergency' },
      },
    ],
  },
  // Both sides agreed to end it early; the tenant has confirmed the state at the end, the owner is next.
  {
    tenant: 'sofia-rossi',
    home: 'let-simei',
    steps: [
      ...signAll({ tenant: sofia, landlord: lee }, -10).toSpliced(2, 0, {
        who: 'mdm-lee',
        name: 'checks',
        day: -16,
        at: '09:20',
        body: { kind: 'passes-seen', about: { occupier: 0 } },
      }),
      stamped('sofia-rossi', -8, '082025-0000003-2'),
      begin,
      {
        who: 'mdm-lee',
        name: 'hand-over',
        day: 0,
        at: '15:00',
        notes: [
          {
            room: 'Bedroom 1',
            item: 'Wardrobe',
            condition: 'worn',
            words: 'One hinge was replaced.',
            picture: 'bedroom',
          },
          { room: 'Living room', item: 'Floor', condition: 'good', words: '', picture: 'living' },
        ],
        readings: readMeters('31005', '410'),
      },
      { who: 'sofia-rossi', name: 'take-over', day: 0, at: '15:25' },
      {
        who: 'sofia-rossi',
        name: 'terminate',
        day: -40,
        from: 'fill',
        at: '18:15',
        body: { clause: 'mutual', fileIds: [] },
        on: { day: 9, from: 'fill' },
      },
      {
        who: 'sofia-rossi',
        name: 'move-out',
        day: -1,
        from: 'fill',
        at: '17:30',
        notes: [
          {
            room: 'Living room',
            item: 'Floor',
            condition: 'worn',
            words: 'Scratches from the chairs.',
            picture: 'living',
          },
        ],
        readings: readMeters('34872', '553'),
      },
    ],
  },
  // The last day is over; the tenant disputes what the owner wants to keep.
  {
    tenant: 'amir-hakim',
    home: 'let-clementi',
    steps: [
      ...signAll({ tenant: amir, landlord: lee }, -8).toSpliced(2, 0, {
        who: 'mdm-lee',
        name: 'checks',
        day: -14,
        at: '09:20',
        body: { kind: 'hdb-approval', reference: 'Sample 0002' },
      }),
      stamped('amir-hakim', -5, '092025-0000004-0'),
      begin,
      {
        who: 'mdm-lee',
        name: 'hand-over',
        day: 0,
        at: '10:00',
        notes: [{ room: 'Kitchen', item: 'Cabinets', condition: 'good', words: '', picture: 'kitchen' }],
        readings: readMeters('15520', '820'),
      },
      { who: 'amir-hakim', name: 'take-over', day: 0, at: '10:15' },
      {
        who: 'mdm-lee',
        name: 'move-out',
        day: 0,
        from: 'last-day',
        at: '16:00',
        notes: [
          {
            room: 'Kitchen',
            item: 'Cabinets',
            condition: 'damaged',
            words: 'One door is off its hinges.',
            picture: 'kitchen',
          },
        ],
        readings: readMeters('19044', '977'),
      },
      { who: 'amir-hakim', name: 'move-out', day: 0, from: 'last-day', at: '16:20' },
      end,
      {
        who: 'mdm-lee',
        name: 'deduct',
        day: 4,
        from: 'last-day',
        at: '11:30',
        items: [
          { words: 'New door of the kitchen cabinet', cents: 28_000 },
          { words: 'Painting the living room', cents: 65_000 },
        ],
        picture: 'kitchen',
      },
      {
        who: 'amir-hakim',
        name: 'dispute',
        day: 6,
        from: 'last-day',
        at: '21:45',
        body: {
          words:
            'The door I will pay. The walls are as they were at the start, apart from a year of wear: see the pictures.',
        },
      },
    ],
  },
  // Settled: a deduction was agreed, and both sides say that the rest came back.
  {
    tenant: 'lim-jia-en',
    home: 'let-serangoon',
    steps: [
      ...signAll({ tenant: lim, landlord: koh }, -14),
      stamped('lim-jia-en', -11, '022024-0000005-7'),
      begin,
      {
        who: 'tan-wei-jie',
        name: 'hand-over',
        day: 0,
        at: '14:00',
        notes: [{ room: 'Living room', item: 'Floor', condition: 'good', words: '', picture: 'living' }],
        readings: readMeters('08810', '190'),
      },
      { who: 'lim-jia-en', name: 'take-over', day: 0, at: '14:30' },
      {
        who: 'tan-wei-jie',
        name: 'move-out',
        day: -1,
        from: 'last-day',
        at: '12:00',
        notes: [
          {
            room: 'Bathroom 2',
            item: 'Basin and tap',
            condition: 'damaged',
            words: 'A crack beside the drain.',
            picture: 'bath',
          },
        ],
        readings: readMeters('15923', '466'),
      },
      { who: 'lim-jia-en', name: 'move-out', day: -1, from: 'last-day', at: '12:10' },
      end,
      {
        who: 'tan-wei-jie',
        name: 'deduct',
        day: 3,
        from: 'last-day',
        at: '10:00',
        items: [{ words: 'A new basin in bathroom 2', cents: 24_500 }],
        picture: 'bath',
      },
      { who: 'lim-jia-en', name: 'agree', day: 3, from: 'last-day', at: '19:20' },
      {
        who: 'koh-sm',
        name: 'returned',
        day: 10,
        from: 'last-day',
        at: '12:00',
        on: { day: 10, from: 'last-day' },
      },
      {
        who: 'lim-jia-en',
        name: 'returned',
        day: 11,
        from: 'last-day',
        at: '08:10',
        on: { day: 10, from: 'last-day' },
      },
    ],
  },
];
