import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import { normalizeLine, normalizeMarkdown, normalizeText } from './normalizeText.ts';

/** Fields that keep their line breaks. */
const ofSeveralLines = [
  'bookViewing.note',
  'waitForViewing.note',
  'saveRenterCard.words',
  'answerService.words',
  'approveListing.words',
  'changeListing.description',
  'draftContract.blanks.*',
  'changeInspection.rooms.*.items.*.words',
  'changeInspection.rooms.*.items.*.remarks.tenant',
  'changeInspection.rooms.*.items.*.remarks.landlord',
  'deduct.items.*.words',
  'disputeDeductions.words',
  'reportRepair.words',
  'answerRepair.words',
  'refuseContract.words',
  'changeListing.lowRentReason',
  'changeListing.rules.notes',
  'makeEnquiry.message',
  'noteFavourite.note',
  'rejectListing.words',
  'reportListing.message',
  'sendMessage.message',
  'tellAskers.message',
  'startEmbedEnquiry.message',
  'startConversation.message',
  'addDeskNote.words',
  'settleDispute.words',
  'settleReport.words',
  'stateDispute.words',
  'startPendingAction.message',
];

/** Fields that keep their line breaks and spaces. */
const ofMarkdown = ['changeArticle.body', 'createArticle.body'];

/** Fields whose text nobody else is shown, and why it is left as it came. */
const unshown: Readonly<Record<string, string>> = {
  'answerAvailability.listingIds.*': 'looked up among ids',
  'assignConversation.userId': 'looked up among members',
  'assignExperiment.id': 'looked up among ids',
  'blockUser.userId': 'looked up among ids',
  'changeMember.organisationId': 'looked up among ids',
  'confirmWaitlistEntry.token': 'looked up by its digest',
  'createPaymentLink.billId': 'looked up among ids',
  'createShareLink.path': 'compared with the patterns of pages',
  'leaveWaitlist.token': 'looked up by its digest',
  'storeCallback.answer': 'the parameters an issuer sent, read by machine',
  'makeInvitation.listingId': 'looked up among ids',
  'makeInvitation.organisationId': 'looked up among ids',
  'orderPhotos.order.*': 'looked up among ids',
  'recordEvents.events.*.experiment': 'looked up among ids',
  'recordEvents.events.*.page': 'compared with the patterns of pages',
  'receiveSigning.token': 'a signed token, read by machine',
  'changeInspection.rooms.*.id': 'an id that a device made',
  'changeInspection.rooms.*.items.*.id': 'an id that a device made',
  'changeInspection.rooms.*.items.*.fileIds.*': 'looked up among ids',
  'handOver.inspectionId': 'looked up among ids',
  'takeOver.inspectionId': 'looked up among ids',
  'moveOut.inspectionId': 'looked up among ids',
  'recordCheck.about.party': 'looked up among ids',
  'reportError.message': 'what a browser said of an error, for the operator',
  'reportError.path': 'for the operator',
  'reportError.release': 'for the operator',
  'reportError.requestId': 'for the operator',
  'reportError.stack': 'for the operator',
  'reportMessage.messageId': 'looked up among ids',
  'saveSearch.query': 'the canonical query of a search, read as filters',
  'saveSignUpDraft.fields.*': 'shown to whoever typed it, and checked when it is submitted',
  'sendMessage.attachmentIds.*': 'looked up among ids',
  'sendMessage.conversationId': 'looked up among ids',
  'acceptOffer.offerId': 'looked up among ids',
  'declineOffer.offerId': 'looked up among ids',
  'moveViewing.slotId': 'looked up among ids',
  'createService.rentalId': 'looked up among ids',
  'saveServiceDraft.fields.rentalId': 'looked up among ids',
  'recordStamping.contractId': 'looked up among ids',
  'shareRenterCard.rentalId': 'looked up among ids',
  'startRental.listingId': 'looked up among ids',
  'settleDispute.for': 'looked up among the sides',
  'startAttempt.returnPath': 'a path, checked where it is followed',
  'startConversation.contextId': 'looked up among ids',
  'startConversation.userId': 'looked up among ids',
  'startEmbedEnquiry.contextId': 'looked up among ids',
  'addPartnerSite.origins.*': 'read as origins',
  'changePartnerSite.origins.*': 'read as origins',
  'changePartnerSite.accent': 'a colour in hexadecimal',
  'addPartnerPublicKey.publicKey': 'a key, read by machine',
  'addDeskPartner.origins.*': 'read as origins',
  'addDeskPartnerKey.publicKey': 'a key, read by machine',
  'endPartnerPublicKey.fingerprint': 'looked up among fingerprints',
  'setPartnerWebhook.url': 'read as a URL',
  'resendLead.id': 'looked up among ids',
  'startEmbedSession.key': 'looked up among keys',
  'startEmbedSession.token': 'a signed token, read by machine',
  'startPaymentSetup.serviceId': 'looked up among ids',
  'startPendingAction.query': 'the canonical query of a search, read as filters',
  'switchCorporate.corporateId': 'looked up among ids',
};

type Leaf = readonly [path: string, schema: z.ZodType];

/** Every place of a body where a text may stand. */
function listTexts(path: string, schema: z.core.$ZodType): Leaf[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => listTexts(`${path}.${name}`, part));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return listTexts(path, schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((part) => listTexts(path, part));
  if (schema instanceof z.ZodArray) return listTexts(`${path}.*`, schema.element);
  if (schema instanceof z.ZodRecord) return listTexts(`${path}.*`, schema.valueType);
  const isEmpty =
    schema instanceof z.ZodNumber ||
    schema instanceof z.ZodBoolean ||
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodFile ||
    schema instanceof z.ZodLiteral ||
    schema instanceof z.ZodNull;
  if (isEmpty) return [];
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [[path, schema]];
  throw new Error(`This walk does not know what stands at ${path}: teach it.`);
}

const texts = Object.values(contract).flatMap((route) =>
  'body' in route ? listTexts(route.name, route.body) : [],
);

const probes = [
  'Tan\nWei',
  'Tan\r\nWei',
  'Tan\u2028Wei',
  'Tan\tWei\u0007',
  '\u202Eieh\u202C\u200F',
  'T\u200Dan',
  '\u0301Tan',
  'mei\u202E@example.sg',
  '/tan\u202E',
  'ශ්\u200Dරී',
];

describe('a text of the contract’s writes', () => {
  test('is found wherever one may stand', () => {
    expect(texts.length).toBeGreaterThan(30);
    const paths = texts.map(([path]) => path);
    expect(
      [...ofSeveralLines, ...ofMarkdown, ...Object.keys(unshown)].filter((path) => !paths.includes(path)),
    ).toEqual([]);
  });

  test.each(texts.filter(([path]) => !Object.hasOwn(unshown, path)))(
    '%s takes only what may stand in a letter to others',
    (path, schema) => {
      const several = ofMarkdown.includes(path) ? normalizeMarkdown : normalizeText;
      const normalize = [...ofSeveralLines, ...ofMarkdown].includes(path) ? several : normalizeLine;
      for (const probe of probes) {
        const { success, data } = schema.safeParse(probe);
        if (success) expect(data).toBe(normalize(probe));
      }
    },
  );
});
