/** A note that is being written; it is local until the server has stored it. */
export class Draft {
  text = $state("");
  #sent: string | null;
  #keeping = Promise.resolve(true);
  #givenUp: string | null = null;

  constructor(
    kept: string,
    private readonly give: (text: string) => Promise<boolean>,
  ) {
    this.text = this.#sent = kept;
  }

  /** Save the note if it has changed; whether it is saved. */
  keep(): Promise<boolean> {
    if (this.text !== this.#sent) {
      this.#sent = this.text;
      this.#keeping = this.give(this.text).then((kept) => {
        if (!kept) this.#sent = null; // so that the next call tries again
        return kept;
      });
    }
    return this.#keeping;
  }

  /** Whether the dialog may close. After a refusal it stays open once; then the note may be discarded. */
  async close(): Promise<boolean> {
    if (await this.keep()) return true;
    const known = this.#givenUp === this.text;
    this.#givenUp = this.text;
    return known;
  }
}
