import { expect, test } from 'vitest';
import { helpConversation, sampleEntries } from '../testing/index.ts';
import { findHelpConversation } from './findHelpConversation.ts';

test('the conversation in which somebody asks for help is found, those they answer for the desk are not', () => {
  expect(findHelpConversation(sampleEntries)?.conversationId).toBe(helpConversation.conversationId);
  expect(findHelpConversation(sampleEntries.slice(0, 1))).toBeUndefined();
  const answered = {
    ...helpConversation,
    users: helpConversation.users.map((user) => ({ ...user, isMe: !user.isMe })),
  };
  expect(findHelpConversation([answered])).toBeUndefined();
});
