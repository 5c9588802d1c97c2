import { Stack, type StackProps, type stackElements } from '../Stack/Stack.tsx';

type InlineElement = (typeof stackElements)[number];

/** Props of `Inline`. */
export type InlineProps<Tag extends InlineElement = 'div'> = Omit<
  StackProps<Tag>,
  'direction' | 'isWrapping'
>;

/** Children side by side with even space between them, going on in the next line where one is full. */
export function Inline<Tag extends InlineElement = 'div'>(props: InlineProps<Tag>) {
  return <Stack<Tag> gap="s" align="center" {...(props as StackProps<Tag>)} direction="row" isWrapping />;
}
