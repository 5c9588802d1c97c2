import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import {
  helpConversation,
  homeConversation,
  sampleCard,
  sampleEnquiredHomes,
  sampleEntries,
  sampleInbox,
} from '@sewa/conversations/mocks';
import { longHomes, longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Inbox' };
export default meta;

const isSignedIn = true;
const answers = sampleInbox();
const list = { address: '/chat', isSignedIn, answers };
const conversation = { ...list, address: `/chat/${homeConversation.conversationId}` };
const failure = new ApiError({ code: 'R001', status: 500 });
const [longHome] = longHomes;

const long = {
  ...homeConversation,
  contextName: longTexts.title,
  listing: longHome ?? null,
  users: homeConversation.users.map((user) => (user.isMe ? user : { ...user, name: longTexts.name })),
  messages: homeConversation.messages.map((message) =>
    message.kind === 'event' ? message : { ...message, text: longTexts.message },
  ),
};

/** The list, with no conversation open. */
export const Ready = screenStory(list);

const enquiry = { state: 'offer', notFit: null, assignee: null } as const;
const enquiryAnswers = [
  mockRoute('listEnquiredHomes', sampleEnquiredHomes),
  mockRoute('getEnquiryCard', sampleCard),
  ...sampleInbox({
    entries: sampleEntries.map((entry, index) => (index === 0 ? { ...entry, enquiry } : entry)),
    conversations: [{ ...homeConversation, enquiry }, helpConversation],
  }),
];

/** An enquiry, as the lister sees it. */
export const Enquiry = screenStory({ ...conversation, answers: enquiryAnswers });

/** An enquiry at 360 pixels. */
export const PhoneEnquiry = phoneStory({ ...conversation, answers: enquiryAnswers });

/** Nobody's enquiry is where the filter asks. */
export const NoMatches = screenStory({
  ...list,
  address: '/chat?state=viewing',
  answers: [
    mockRoute('listConversations', (request) =>
      new URL(request.url).searchParams.has('state') ? [] : [...sampleEntries],
    ),
    mockRoute('listEnquiredHomes', sampleEnquiredHomes),
    ...answers,
  ],
});

/** A home that is gone, whose askers can be told. */
export const TellAskers = screenStory({
  ...list,
  address: `/chat?home=${sampleEnquiredHomes.homes[1]?.id}`,
  answers: enquiryAnswers,
});

/** One conversation beside the list. */
export const Conversation = screenStory(conversation);

/** The conversation with the help desk. */
export const Help = screenStory({ ...list, address: `/chat/${helpConversation.conversationId}` });

/** Nobody asked for help yet. */
export const HelpBegins = screenStory({
  isSignedIn,
  address: '/chat/help',
  answers: sampleInbox({ entries: sampleEntries.slice(0, 1) }),
});

/** Opened from an email to stop more of them. */
export const Mute = screenStory({ ...conversation, address: `${conversation.address}?mute` });

/** Nobody wrote yet. */
export const Empty = screenStory({ ...list, answers: sampleInbox({ entries: [] }) });

/** On the way to the search. */
export const Loading = screenStory({ ...list, leadsTo: '/discover' });

/** The conversations cannot be had. */
export const Failed = screenStory({
  ...list,
  answers: [mockRoute('listConversations', failure), ...answers],
});

/** A conversation of other people. */
export const Missing = screenStory({
  ...list,
  address: '/chat/5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d1999',
});

/** A long name, long messages about a home with a long name. */
export const LongTexts = screenStory({ ...conversation, answers: sampleInbox({ conversations: [long] }) });

/** The list at 360 pixels. */
export const PhoneList = phoneStory(list);

/** A conversation at 360 pixels. */
export const Phone = phoneStory(conversation);
