import { vars } from '@sewa/tokens';
import { Button, Card, Heading, Stack, Text, TextField } from '@sewa/ui';
import { useEffect, useId, useRef } from 'react';
import * as messages from './messages.ts';

interface LookPreviewProps {
  /** As they are typed. */
  readonly accent: string;
  readonly radius: string;
  readonly theme: string;
}

/** The name of a custom property in `var(--name)`. */
const nameOf = (variable: string): string => variable.replace(/^var\((--[\w-]+).*$/, '$1');

const cornerNames = [vars.radius.s, vars.radius.m, vars.radius.l].map(nameOf);
const { bg, text } = vars.color;

/** The same properties as a frame sets when it starts; what isn't finished or is empty is ours. */
function listProperties({ accent, radius }: Pick<LookPreviewProps, 'accent' | 'radius'>) {
  const isColour = /^#[\da-f]{6}$/i.test(accent);
  const isRadius = /^\d{1,2}$/.test(radius) && Number(radius) <= 24;
  return [
    [nameOf(bg.accent), isColour ? accent : ''],
    [nameOf(bg.accentHover), isColour ? `color-mix(in srgb, ${accent} 88%, black)` : ''],
    [nameOf(bg.accentPressed), isColour ? `color-mix(in srgb, ${accent} 76%, black)` : ''],
    [nameOf(text.onAccent), isColour ? 'white' : ''],
    ...cornerNames.map((name) => [name, isRadius ? `${radius}px` : ''] as const),
  ] as const;
}

/** What a guest sees in the chat, of the same components as in the frame. */
export function LookPreview({ accent, radius, theme }: LookPreviewProps) {
  const root = useRef<HTMLElement>(null);
  const title = useId();
  useEffect(() => {
    for (const [name, value] of listProperties({ accent, radius }))
      root.current?.style.setProperty(name, value);
  }, [accent, radius]);
  const shown = theme === 'light' || theme === 'dark' ? theme : undefined;
  return (
    <section ref={root} data-theme={shown} aria-labelledby={title}>
      <Card>
        <Stack gap="m">
          <Heading level={4} size="s" id={title}>
            {messages.previewLabel}
          </Heading>
          <TextField
            label={messages.previewMessageLabel}
            value={messages.previewMessage}
            readOnly
            autoComplete="off"
          />
          <div>
            <Button>{messages.previewButton}</Button>
          </div>
          <Text size="s" tone="muted">
            {messages.themes[shown ?? 'auto']}
          </Text>
        </Stack>
      </Card>
    </section>
  );
}
