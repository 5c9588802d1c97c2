import { Button, Heading, Stack, Text, UiProvider } from '@sewa/ui';
import { useState } from 'react';

export function App() {
  const [count, setCount] = useState(0);
  return (
    <UiProvider>
      <Stack gap="l">
        <Heading level={1}>A stranger's app</Heading>
        <Text>Pressed {String(count)} times</Text>
        <Button look="primary" onClick={() => setCount(count + 1)}>
          Press
        </Button>
      </Stack>
    </UiProvider>
  );
}
