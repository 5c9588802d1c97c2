import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLinkData, serializeLinkPath } from './linkData.ts';
import { serializeLink } from './serializeLink.ts';

const guid = '4b0e1f4e-7a55-4c2d-9b1a-0123456789ab';
const nothing = {
  guid: null,
  actorType: null,
  onboardingCode: null,
  signupMobile: false,
  disableMobileCallback: false,
};

test.each([
  [{ guid }, `/signup/invite/${guid}`],
  [{ guid: guid.toUpperCase(), actorType: 'agent' }, `/signup/invite/${guid}`],
  [{ actorType: 'agent' }, '/signup/agent'],
  [{ actorType: 'agent', onboardingCode: 'abcd-efgh-2345' }, '/signup/agent/onboardingIdentifier'],
  [{ onboardingCode: 'ABCDEFGH2345' }, '/signup/tenant/onboardingIdentifier'],
  [{ actorType: 'tenant', signupMobile: 'true' }, '/signup/tenant?signupMobile=1'],
  [{ signupMobile: true, disableMobileCallback: '1' }, '/signup?signupMobile=1&disableMobileCallback=1'],
])('a link that carries %j leads to %s', (carried, path) => {
  const data = parseLinkData(carried);
  expect(data && serializeLinkPath(data)).toBe(path);
});

test.each([
  null,
  'guid',
  [],
  {},
  { guid: '../../user/logout' },
  { guid: `${guid}/../x` },
  { guid: [guid] },
  { actorType: '__proto__' },
  { actorType: 'https://evil.example' },
  { onboardingCode: '<img src=x>' },
  { onboardingCode: 'ABCD-EFGH-0O1I' },
  { signupMobile: 'yes', $deeplink_path: '//evil.example', '+url': 'javascript:alert(1)' },
])('of %j nothing is left', (carried) => expect(parseLinkData(carried)).toBeNull());

test('what is hostile is dropped and the rest still counts', () => {
  expect(parseLinkData({ guid: 'x', actorType: 'owner', name: 'Somebody', __proto__: { guid } })).toEqual({
    ...nothing,
    actorType: 'owner',
  });
});

test('whatever a link carries, it leads to a page of sign-up and nowhere else', () => {
  const message = fc.oneof(
    fc.string(),
    fc.constantFrom(guid, 'agent', 'ABCD-EFGH-2345', true, '1', '//x', '\\x'),
  );
  const carried = fc.record(
    {
      guid: message,
      actorType: message,
      onboardingCode: message,
      signupMobile: message,
      disableMobileCallback: message,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(carried, (given) => {
      const data = parseLinkData(given);
      if (data) expect(serializeLinkPath(data)).toMatch(/^\/signup(\/[\w-]+)*(\?\w+=1(&\w+=1)?)?$/);
    }),
  );
});

test('the link service is told the guid or the type and two addresses, whatever else a draft holds', () => {
  const person = {
    name: 'Tan Wei Ling',
    nric: 'S0000001I',
    phoneNumber: '+6580000301',
    email: 'a@b.example',
  };
  const plainUrl = `https://sewa.test/signup/invite/${guid}`;
  const addresses = { $canonical_url: plainUrl, $fallback_url: plainUrl };
  expect(serializeLink({ feature: 'invitation', plainUrl, guid, ...person })).toEqual({
    channel: 'web',
    feature: 'invitation',
    data: { guid, ...addresses },
  });
  expect(serializeLink({ feature: 'download', plainUrl, actorType: 'tenant', ...person }).data).toEqual({
    actorType: 'tenant',
    ...addresses,
  });
  expect(serializeLink({ feature: 'download', plainUrl, actorType: 'S0000001I' }).data).toEqual(addresses);
  expect(serializeLink({ feature: 'invitation', plainUrl, guid: 'S0000001I' }).data).toEqual(addresses);
});
