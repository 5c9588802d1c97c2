/** How a frame is coloured: as the device asks, or always the same. */
export type FrameTheme = 'auto' | 'light' | 'dark';

/** Parses the value of a `theme` attribute; what isn't known is `auto`. */
export const parseTheme = (value: unknown): FrameTheme =>
  value === 'light' || value === 'dark' ? value : 'auto';

/** What a page tells its frame, through the port. */
export type FrameCommand =
  /** The token that was asked for; null if the visitor has none. */
  | { readonly command: 'token'; readonly token: string | null }
  | { readonly command: 'theme'; readonly theme: FrameTheme }
  /** The frame is now shown, and has the focus if the button that opened it had it. */
  | { readonly command: 'open'; readonly isFocused: boolean };

/** Parses a message of the page's port; null if it isn't a command. */
export function parseFrameCommand(sent: unknown): FrameCommand | null {
  const { command, token, theme, isFocused } = Object(sent);
  if (command === 'token') return { command, token: typeof token === 'string' ? token : null };
  if (command === 'theme') return { command, theme: parseTheme(theme) };
  return command === 'open' ? { command, isFocused: isFocused === true } : null;
}
