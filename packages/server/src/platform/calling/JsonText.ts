/** An answer that is already JSON text, from the database. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
