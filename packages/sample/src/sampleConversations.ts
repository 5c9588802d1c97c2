/** A message of a sample conversation. */
export interface SampleMessage {
  /** Null for a change of the rent, from what it was in dollars. */
  readonly from: 'asker' | 'lister' | null;
  readonly minutesAgo: number;
  readonly text: string;
  /** What the rent was before, in dollars, for an event. */
  readonly rentBefore?: number;
  /** Name of a picture that is sent with it. */
  readonly picture?: string;
}

/** A conversation of the sample market: between an invented person and who lets a home, or the help desk. */
export interface SampleConversation {
  /** What comes after `sample-` in the id of who started it. */
  readonly asker: string;
  /** Key of the home it is about, or null for the help desk. */
  readonly home: string | null;
  readonly messages: readonly SampleMessage[];
  /** Who has not seen the last message. */
  readonly unseenBy: 'asker' | 'lister' | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** The conversations of the sample market: two of each of the first tenants, and one with the help desk. */
export const sampleConversations: readonly SampleConversation[] = [
  {
    asker: 'lim-jia-en',
    home: '12a',
    unseenBy: 'asker',
    messages: [
      {
        from: 'asker',
        minutesAgo: 3 * DAY,
        text: 'Hello, is the flat still available from December? There are two of us, and we both work nearby.',
      },
      {
        from: 'lister',
        minutesAgo: 3 * DAY - 2 * HOUR,
        text: 'Yes, it is. Would you like to see it this week? Evenings after seven suit me best.',
      },
      {
        from: 'asker',
        minutesAgo: 2 * DAY,
        text: 'Thursday at half past seven would be good. Is the oven included?',
      },
      { from: null, minutesAgo: DAY + 4 * HOUR, text: '', rentBefore: 4_000 },
      {
        from: 'lister',
        minutesAgo: 50,
        text: 'The oven stays, and so do the fridge and the washing machine. See you on Thursday at half past seven.',
      },
    ],
  },
  {
    asker: 'lim-jia-en',
    home: '01b',
    unseenBy: null,
    messages: [
      {
        from: 'asker',
        minutesAgo: 6 * DAY,
        text: 'Good morning. How is the studio laid out? I work from home twice a week.',
      },
      {
        from: 'lister',
        minutesAgo: 6 * DAY - 3 * HOUR,
        text: 'Here is a sketch. The desk stands at the window, away from the bed.',
        picture: 'Sketch of the studio.png',
      },
      {
        from: 'asker',
        minutesAgo: 5 * DAY,
        text: 'Thank you, that helps. I will think it over and write to you next week.',
      },
      {
        from: 'lister',
        minutesAgo: 5 * DAY - HOUR,
        text: 'Take your time. Tell me if you would like to see it.',
      },
    ],
  },
  {
    asker: 'amir-hakim',
    home: '08a',
    unseenBy: 'asker',
    messages: [
      {
        from: 'asker',
        minutesAgo: 2 * DAY,
        text: 'Hi, may I keep a small cat? And is the rent the same for two years?',
      },
      {
        from: 'lister',
        minutesAgo: 90,
        text: 'A cat is fine if the sofa survives. For two years the rent stays the same.',
      },
    ],
  },
  {
    asker: 'amir-hakim',
    home: '07d',
    unseenBy: null,
    messages: [
      { from: 'asker', minutesAgo: 8 * DAY, text: 'Is there a parking space with the apartment?' },
      {
        from: 'lister',
        minutesAgo: 8 * DAY - 5 * HOUR,
        text: 'Yes, one space in the basement is in the rent.',
      },
      { from: 'asker', minutesAgo: 7 * DAY, text: 'Good to know, thank you.' },
    ],
  },
  {
    asker: 'sofia-rossi',
    home: null,
    unseenBy: 'lister',
    messages: [
      {
        from: 'asker',
        minutesAgo: 3 * HOUR,
        text: 'I changed my phone. How do I log in with my new number?',
      },
    ],
  },
];
