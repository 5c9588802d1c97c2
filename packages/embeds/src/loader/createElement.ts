/** Creates an element with properties; a string as its `style` isn't an inline style for a content security policy. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties?: Partial<Omit<HTMLElementTagNameMap[Name], 'part' | 'sandbox' | 'style'>> & {
    readonly part?: string;
    readonly sandbox?: string;
    readonly style?: string;
  },
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
