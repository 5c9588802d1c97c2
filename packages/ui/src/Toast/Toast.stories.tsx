import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';
import { type ToastRequest, toastTypes } from './toastTypes.ts';

const meta: Meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  parameters: {
    use: 'To confirm what someone just did, with a way to undo it.',
    avoid: 'Errors of a form, or anything that must not be missed: use Banner or an error.',
    docs: { story: { inline: false, height: 420 } },
  },
  decorators: [
    (Story, { parameters }) => (
      <ToastProvider limit={Number(parameters.limit ?? 5)}>
        <Story />
      </ToastProvider>
    ),
  ],
};
export default meta;

function ShownAtOnce({ toasts }: { toasts: ToastRequest[] }) {
  const { show } = useToast();
  useEffect(() => {
    for (const toast of toasts) show(toast);
  }, [show, toasts]);
  return null;
}

const everyType: ToastRequest[] = toastTypes.map((type) => ({
  type,
  message: `${type}: the viewing is on Saturday.`,
  time: 3_600_000,
}));

const withAction: ToastRequest[] = [
  { type: 'Success', message: 'Search removed.', action: { label: 'Undo', onAction: () => undefined } },
];

const counted: ToastRequest[] = [1, 2, 3].map(() => ({
  type: 'Warning',
  message: 'You lost connection.',
  time: 3_600_000,
}));

/** Choose its words and its type in the controls, and show it. */
export const Playground: StoryObj<ToastRequest> = {
  argTypes: { type: { control: 'select', options: toastTypes } },
  args: { type: 'Success', message: 'Search saved.', description: '' },
  render: function Render({ type, message, description }) {
    const { show } = useToast();
    return <Button onClick={() => show({ type, message, description })}>Show the toast</Button>;
  },
};

/** The six types. */
export const Types: StoryObj = {
  parameters: { limit: toastTypes.length },
  render: () => <ShownAtOnce toasts={everyType} />,
};

/** One with an action stays until it is dismissed. */
export const WithAction: StoryObj = { render: () => <ShownAtOnce toasts={withAction} /> };

/** The same news again only counts up. */
export const Counted: StoryObj = { render: () => <ShownAtOnce toasts={counted} /> };

const many: ToastRequest[] = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
  type: 'Info',
  message: `Enquiry ${number} was answered.`,
  time: 3_600_000,
}));

/** Five are shown at a time; the others wait. */
export const Limited: StoryObj = { render: () => <ShownAtOnce toasts={many} /> };

const long: ToastRequest[] = [
  {
    type: 'Error',
    message:
      "You're offline, so we couldn't send your enquiry. We've saved your message. Send it again when you're back online.",
    action: { label: 'Try again', onAction: () => undefined },
  },
];

/** A long message wraps beside its buttons. */
export const LongMessage: StoryObj = { render: () => <ShownAtOnce toasts={long} /> };

/** Shown by hand, with a description and an action that keeps its toast. */
export const Shown: StoryObj = {
  render: function Render() {
    const { show } = useToast();
    return (
      <Stack direction="row" gap="m" isWrapping>
        {toastTypes.map((type) => (
          <Button
            key={type}
            variant="secondary"
            onClick={() =>
              show({
                type,
                message: 'The viewing is on Saturday.',
                description: 'At 10:30, with the owner.',
                action: {
                  label: 'Remind me',
                  // Keeps the toast.
                  onAction: (event) => event.preventDefault(),
                },
              })
            }
          >
            {type}
          </Button>
        ))}
      </Stack>
    );
  },
};
