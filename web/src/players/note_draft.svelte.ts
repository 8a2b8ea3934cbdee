/** A note while it is written: one's own until the table has kept it. */
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

  /** Have it kept, if it has changed since; whether it was. */
  keep(): Promise<boolean> {
    if (this.text !== this.#sent) {
      this.#sent = this.text;
      this.#keeping = this.give(this.text).then((kept) => {
        if (!kept) this.#sent = null; // it is worth another try
        return kept;
      });
    }
    return this.#keeping;
  }

  /** Whether its sheet may be closed. What is refused is shown once more; then it may be given up. */
  async close(): Promise<boolean> {
    if (await this.keep()) return true;
    const known = this.#givenUp === this.text;
    this.#givenUp = this.text;
    return known;
  }
}
