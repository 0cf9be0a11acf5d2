/** An item and the result of its attempt. */
export interface Settled<Item, Result> {
  readonly item: Item;
  readonly result: Result;
}

/** Results that arrive within this many milliseconds are settled together. */
const gatherMs = 4;

/** Runs one worker's attempts to send emails or webhook deliveries concurrently, and collects their results. */
export class InFlightPool<Item, Result> {
  private running = 0;
  private settled: Settled<Item, Result>[] = [];
  private wake: () => void = () => undefined;

  /** Number of running attempts. */
  get size(): number {
    return this.running;
  }

  /** True when nothing is running and every result has been read. */
  get isEmpty(): boolean {
    return this.running === 0 && this.settled.length === 0;
  }

  /** Starts an attempt; `send` never rejects. */
  start(item: Item, send: () => Promise<Result>): void {
    this.running += 1;
    void send().then((result) => {
      this.running -= 1;
      this.settled.push({ item, result });
      this.wake();
    });
  }

  /** The results since the last call. */
  takeSettled(): Settled<Item, Result>[] {
    return this.settled.splice(0);
  }

  /** Waits for a result, at most `timeoutMs` milliseconds. */
  async change(timeoutMs?: number): Promise<void> {
    if (this.settled.length === 0) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        if (timeoutMs !== undefined) timer = setTimeout(resolve, timeoutMs);
      });
      clearTimeout(timer);
    }
    if (this.settled.length > 0 && this.running > 0) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
    }
  }
}
