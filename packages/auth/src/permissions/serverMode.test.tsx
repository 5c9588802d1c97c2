import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chooseMode } from '../core/chosenMode.ts';
import { PersonaProvider } from '../testing/PersonaProvider.tsx';
import { personas } from '../testing/personas.ts';
import { allow } from '../testing/rules.ts';
import { ModeSwitch } from '../ui/ModeSwitch.tsx';
import { useMode } from './useMode.ts';

function Mode() {
  return <p>{useMode().mode}</p>;
}

test('what a server renders is in the mode before any choice, with the way to the other one', () => {
  chooseMode('consumer');
  const markup = renderToString(
    <PersonaProvider
      persona={personas.tenant}
      answers={{ permissions: [allow('read', 'Sewa'), allow('read', 'Biz')] }}
    >
      <Mode />
      <ModeSwitch />
    </PersonaProvider>,
  );
  expect(markup).toContain('<p>business</p>');
  expect(markup).toContain('Switch to personal');
});
