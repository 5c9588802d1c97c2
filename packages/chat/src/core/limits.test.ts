import { contract, MAX_ATTACHMENTS, MESSAGE_LENGTH as SERVER_LENGTH } from '@sewa/api/schema';
import { expect, test } from 'vitest';
import { ATTACHMENT_TYPES, MAX_FILE_BYTES, MAX_FILES, MESSAGE_LENGTH } from './limits.ts';

test('the limits are those of the server', () => {
  const { bodyBytes, bodyTypes } = contract.addAttachment;
  expect([MESSAGE_LENGTH, MAX_FILES]).toEqual([SERVER_LENGTH, MAX_ATTACHMENTS]);
  expect([MAX_FILE_BYTES, ATTACHMENT_TYPES]).toEqual([bodyBytes, bodyTypes.join()]);
});
