/** What a script offers to partner sites. */
export interface EmbedKind {
  /** Name of the script, of the frame's document, and of the element after `sewa-`. */
  readonly name: 'calculator' | 'chat';
  /** Title of the frame. */
  readonly title: string;
  /** Text of the link that stands where the frame isn't shown. */
  readonly link: string;
  /** Text of the button that opens the frame; null if it's always open. */
  readonly button: string | null;
}
