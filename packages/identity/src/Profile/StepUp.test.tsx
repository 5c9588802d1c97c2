import type { StepUps } from '@sewa/api/client';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPart } from '../../test/openPage.tsx';
import { StepUpAtIssuer } from './StepUpAtIssuer.tsx';
import { StepUpByCode } from './StepUpByCode.tsx';
import { StepUpFlow } from './StepUpFlow.tsx';

const texted = { phoneNumber: '+6580000901', prefix: 'KTM', expiresIn: 280, resendIn: 0 };
const failWith = (reasons: Readonly<Record<string, string>>) => ({ message: null, reasons, typed: {} });
const listAlerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

describe('a code to one’s phone', () => {
  afterEach(() => vi.useRealTimers());

  test('is sent first', () => {
    openPart(<StepUpByCode stepUp={null} formError={undefined} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send me a code' });
    expect([button.name, button.value, button.dataset.variant]).toEqual(['form', 'send', 'primary']);
    expect(button.disabled).toBe(false);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(listAlerts()).toEqual([]);
  });

  test('is entered then, or sent anew', () => {
    openPart(<StepUpByCode stepUp={texted} formError={undefined} />);
    expect(screen.getByText('+65 8000 0901').tagName).toBe('STRONG');
    expect(screen.getByText('Check that your SMS starts with KTM-')).toBeTruthy();
    const enter = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
    expect([enter.name, enter.value]).toEqual(['form', 'prove']);
    expect(screen.getByRole('button', { name: 'Send another code' }).dataset.variant).toBe('secondary');
  });

  test('is sent anew only after a while, which is counted down', () => {
    vi.useFakeTimers();
    openPart(<StepUpByCode stepUp={{ ...texted, resendIn: 2 }} formError={undefined} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send another code in 2 s' });
    expect(button.disabled).toBe(true);
    act(() => vi.advanceTimersByTime(1000));
    expect(button.textContent).toBe('Send another code in 1 s');
    act(() => vi.advanceTimersByTime(1000));
    expect([button.textContent, button.disabled]).toEqual(['Send another code', false]);
  });

  test('that is wrong is marked at its field', () => {
    openPart(<StepUpByCode stepUp={texted} formError={failWith({ otp: 'is wrong.' })} />);
    expect(screen.getByText('This code is wrong.')).toBeTruthy();
    expect(screen.getByLabelText(/^Verification code/).ariaInvalid).toBe('true');
    expect(listAlerts()).toEqual([]);
  });

  test('that cannot be sent is said to be so', () => {
    openPart(<StepUpByCode stepUp={null} formError={failWith({ phoneNumber: 'gets no more today.' })} />);
    expect(listAlerts()).toEqual(['Your number gets no more today.']);
  });
});

describe('logging in anew', () => {
  const open = (issuers: StepUps['issuers'], isOther: boolean) => {
    openPart(<StepUpAtIssuer issuers={issuers} purpose="leave" isOther={isOther} />);
    return screen
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.dataset.variant]);
  };
  const atSingpass = ['Confirm with Singpass', '/splogin?for=leave'];
  const atPartner = ['Confirm with your partner account', '/splogin?with=b2c&for=leave'];

  test.each<[string, StepUps['issuers'], boolean, string[][]]>([
    ['nowhere', [], false, []],
    ['at Singpass', ['singpass'], false, [[...atSingpass, 'primary']]],
    ['at the partner', ['b2c'], false, [[...atPartner, 'primary']]],
    [
      'at either',
      ['singpass', 'b2c'],
      false,
      [
        [...atSingpass, 'primary'],
        [...atPartner, 'secondary'],
      ],
    ],
    [
      'beside a code',
      ['singpass', 'b2c'],
      true,
      [
        [...atSingpass, 'secondary'],
        [...atPartner, 'secondary'],
      ],
    ],
  ])('is possible %s, for the same purpose; one way at most comes first', (_, issuers, isOther, links) => {
    expect(open(issuers, isOther)).toEqual(links);
  });
});

test('the way back from Singpass says where one is on it, and that nothing is changed', () => {
  openPart(<StepUpFlow title="One moment">What happens</StepUpFlow>);
  expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).toBeTruthy();
  expect(screen.getByText('What happens')).toBeTruthy();
  expect(screen.getByText(/^This doesn't change anything\./)).toBeTruthy();
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Confirm it's you"),
    expect.stringContaining('Singpass'),
    expect.stringContaining('Continue'),
  ]);
  expect(items.findIndex(({ ariaCurrent }) => ariaCurrent === 'step')).toBe(1);
});
