const LINE_FEED = 10;

/** Text from a stream, a line or a block of lines at a time; a block is passed on as it comes, never held whole. */
export class LineReader {
  #chunks: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Makes sure that a whole line is held; false at the end of the text. */
  async #fill(): Promise<boolean> {
    while (!this.#held.includes(LINE_FEED)) {
      const { done, value } = await this.#chunks.next();
      if (done === true) return false;
      this.#held = Buffer.concat([this.#held, value]);
    }
    return true;
  }

  /** The next line without its end; undefined where there is none. */
  async line(): Promise<string | undefined> {
    if (!(await this.#fill())) return undefined;
    const end = this.#held.indexOf(LINE_FEED);
    const line = this.#held.toString('utf8', 0, end);
    this.#held = this.#held.subarray(end + 1);
    return line;
  }

  /** Whole lines up to the one that is `last`, which is left out. Throws a sentence where the text ends before it. */
  async *until(last: string): AsyncGenerator<Buffer> {
    const lone = Buffer.from(`${last}\n`);
    const after = Buffer.from(`\n${last}\n`);
    for (;;) {
      if (!(await this.#fill())) throw new Error('The backup breaks off: it is not whole.');
      const end = this.#held.lastIndexOf(LINE_FEED) + 1;
      const lines = this.#held.subarray(0, end);
      const isFirst = lines.subarray(0, lone.length).equals(lone);
      const at = isFirst ? 0 : lines.indexOf(after) + 1;
      if (isFirst || at > 0) {
        if (at > 0) yield lines.subarray(0, at);
        this.#held = this.#held.subarray(at + lone.length);
        return;
      }
      this.#held = this.#held.subarray(end);
      yield lines;
    }
  }
}
