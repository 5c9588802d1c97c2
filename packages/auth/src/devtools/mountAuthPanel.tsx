import type { Client } from '@sewa/api/client';
import { DataProvider } from '@sewa/api/swr';
import { Button, Drawer } from '@sewa/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as messages from '../messages.ts';
import { AuthPanel, type AuthPanelProps } from './AuthPanel.tsx';
import { watchChecks } from './checkHistory.ts';

/** What the panel is mounted with. */
export interface MountedPanelProps extends AuthPanelProps {
  /** The client of the page: the rules are read from the same cache. */
  readonly client: Client;
}

function PanelDrawer(panel: AuthPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {messages.panelLabel}
      </Button>
      <Drawer title={messages.panelTitle} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)}>
        <AuthPanel {...panel} />
      </Drawer>
    </>
  );
}

/** Puts a button that opens the panel into the corner of a page under development, and records checks from then on. */
export function mountAuthPanel({ client, ...panel }: MountedPanelProps): void {
  watchChecks(() => undefined);
  const host = document.createElement('aside');
  host.setAttribute('aria-label', messages.panelRegionLabel);
  Object.assign(host.style, {
    position: 'fixed',
    insetBlockEnd: '8px',
    insetInlineStart: '8px',
    zIndex: '9',
  });
  document.body.append(host);
  createRoot(host).render(
    <DataProvider client={client}>
      <PanelDrawer {...panel} />
    </DataProvider>,
  );
}
