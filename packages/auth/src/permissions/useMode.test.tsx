// @vitest-environment jsdom
import type { PermissionRule } from '@sewa/api/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseMode } from '../core/chosenMode.ts';
import { PersonaProvider } from '../testing/PersonaProvider.tsx';
import { personas } from '../testing/personas.ts';
import { allow } from '../testing/rules.ts';
import { ModeSwitch } from '../ui/ModeSwitch.tsx';
import { useMode } from './useMode.ts';

const consumer = allow('read', 'Sewa');
const business = allow('read', 'Biz');

function Mode() {
  const { mode, canSwitch } = useMode();
  return <p>{`${mode}${canSwitch ? ', may switch' : ''}`}</p>;
}

const screenFor = (rules: PermissionRule[]) => (
  <PersonaProvider persona={personas.tenant} answers={{ permissions: rules }}>
    <Mode />
    <ModeSwitch />
  </PersonaProvider>
);

const mode = () => document.querySelector('p')?.textContent;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  chooseMode(null);
});

describe('the mode', () => {
  test.each([
    ['nothing', [], 'consumer'],
    ['the product', [consumer], 'consumer'],
    ['the business side', [business], 'business'],
    ['both', [consumer, business], 'business, may switch'],
    ['everything', [allow('manage', 'all')], 'business, may switch'],
  ])('of somebody who may see %s is %s', (_, rules, expected) => {
    render(screenFor(rules));
    expect(mode()).toBe(expected);
    expect(screen.queryAllByRole('button')).toHaveLength(expected.includes('switch') ? 1 : 0);
  });

  test('is switched by a button, for the browser session', () => {
    render(screenFor([consumer, business]));
    fireEvent.click(screen.getByRole('button', { name: 'Switch to personal' }));
    expect(mode()).toBe('consumer, may switch');
    cleanup();
    render(screenFor([consumer, business]));
    expect(mode()).toBe('consumer, may switch');
    fireEvent.click(screen.getByRole('button', { name: 'Switch to business' }));
    expect(mode()).toBe('business, may switch');
    expect(sessionStorage.getItem('auth.mode')).toBe('"business"');
  });

  test('that was chosen does not stand for somebody who may see one only', () => {
    chooseMode('business');
    render(screenFor([consumer]));
    expect(mode()).toBe('consumer');
  });

  test('can be switched where nothing can be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(screenFor([consumer, business]));
    fireEvent.click(screen.getByRole('button'));
    expect(mode()).toBe('consumer, may switch');
  });
});
