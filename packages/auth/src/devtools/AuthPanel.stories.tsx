import { ApiError } from '@sewa/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { type Session, visitorSession } from '../core/createSession.ts';
import { signedOut } from '../core/parseToken.ts';
import { createPermissions } from '../permissions/createPermissions.ts';
import { subject } from '../rules/createAbility.ts';
import type { Answers } from '../testing/answersOf.ts';
import { PersonaProvider } from '../testing/PersonaProvider.tsx';
import { type Persona, personas } from '../testing/personas.ts';
import { forbid } from '../testing/rules.ts';
import { signToken } from '../testing/signInAs.ts';
import { AuthPanel } from './AuthPanel.tsx';

const { useCan } = createPermissions();
const now = Date.UTC(2026, 10, 22, 4);

const rules = [
  ...personas.owner.rules,
  forbid('update', 'Listing', { isLet: true }, "A home that's rented out can't be changed."),
];

function sessionOf(persona: Persona | null, isKnown = true): Session {
  const state = persona
    ? {
        ...signedOut,
        isAuthenticated: true,
        isValid: persona.isValid,
        userTypes: persona.user.userTypes,
        isKnown,
      }
    : { ...signedOut, isKnown };
  return { ...visitorSession, getSnapshot: () => state };
}

/** A page that asks what pages ask, once it is drawn. */
function ProbePage() {
  const can = useCan();
  useEffect(() => {
    can('read', 'Subbusiness');
    can('update', 'Listing');
    can('update', subject('Listing', { id: 'l-1', userId: 'owner' }));
    can('update', subject('Listing', { id: 'l-2', userId: 'somebody' }));
    can('update', subject('Listing', { id: 'l-3', userId: 'owner', isLet: true }));
    can('update', subject('Profile', { id: 'p-1', userId: 'owner' }), 'email');
  }, [can]);
  return null;
}

interface PanelProps {
  readonly persona: Persona | null;
  readonly answers: Answers;
  readonly isKnown?: boolean;
}

function PanelOf({ persona, answers, isKnown = true }: PanelProps) {
  const token = persona ? signToken(persona, now) : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `story-accessToken=${token}; Path=/; SameSite=Lax${persona ? '' : '; Max-Age=0'}`;
  return (
    <PersonaProvider persona={persona} answers={answers}>
      <AuthPanel session={sessionOf(persona, isKnown)} cookiePrefix="story-" />
      <ProbePage />
    </PersonaProvider>
  );
}

const meta: Meta<typeof PanelOf> = { title: 'Patterns/Auth panel', component: PanelOf };
export default meta;
type Story = StoryObj<typeof PanelOf>;

/** An owner, with every kind of answer among the checks. */
export const Owner: Story = { args: { persona: personas.owner, answers: { permissions: rules } } };

/** Nobody is signed in, and no rule lets them do anything. */
export const Visitor: Story = { args: { persona: null, answers: {} } };

/** The server can be reached no more. */
export const CannotTell: Story = {
  args: {
    persona: personas.corporateAdministrator,
    answers: { permissions: new ApiError({ code: 'R003', status: 0 }) },
    isKnown: false,
  },
};
