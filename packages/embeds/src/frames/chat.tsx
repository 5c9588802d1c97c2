import { ChatFrame } from './ChatFrame.tsx';
import { makeContextPath } from './makeContextPath.ts';
import { startFrame } from './startFrame.tsx';

void startFrame({
  makePath: ({ context }) => makeContextPath(context),
  hasPersons: true,
  component: ChatFrame,
});
