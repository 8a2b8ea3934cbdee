/** A note that is being written; it is local until the server has stored it. */
export class NoteDraft {
  text = $state("");
  #sent: string | null;
  #saving = Promise.resolve(true);
  #refusedOnClose: string | null = null;

  constructor(
    stored: string,
    private readonly save: (text: string) => Promise<boolean>,
  ) {
    this.text = this.#sent = stored;
  }

  /** Save the note if it has changed; whether it is saved. */
  saveIfChanged(): Promise<boolean> {
    if (this.text !== this.#sent) {
      this.#sent = this.text;
      this.#saving = this.save(this.text).then((saved) => {
        if (!saved) this.#sent = null; // so that the next call tries again
        return saved;
      });
    }
    return this.#saving;
  }

  /** Whether the dialog may close. After a refusal it stays open once; then the note may be discarded. */
  async close(): Promise<boolean> {
    if (await this.saveIfChanged()) return true;
    const repeated = this.#refusedOnClose === this.text;
    this.#refusedOnClose = this.text;
    return repeated;
  }
}
