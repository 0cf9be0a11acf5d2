/** Emails that one worker is sending. */
import type { EmailRow } from '../platform/database.ts';
import type { SendResult } from './resend.ts';

/** An email and the result of its attempt. */
export interface Settled {
  readonly email: EmailRow;
  readonly result: SendResult;
}

/** Results that arrive within this many milliseconds are settled together. */
const gatherMs = 4;

/** Runs attempts side by side and collects their results. */
export class InFlightPool {
  private running = 0;
  private settled: Settled[] = [];
  private wake: () => void = () => undefined;

  /** How many attempts are running. */
  get size(): number {
    return this.running;
  }

  /** True when nothing is running and every result has been read. */
  get isEmpty(): boolean {
    return this.running === 0 && this.settled.length === 0;
  }

  /** Starts an attempt; `send` never rejects. */
  start(email: EmailRow, send: () => Promise<SendResult>): void {
    this.running += 1;
    void send().then((result) => {
      this.running -= 1;
      this.settled.push({ email, result });
      this.wake();
    });
  }

  /** The results since the last call. */
  takeSettled(): Settled[] {
    const { settled } = this;
    this.settled = [];
    return settled;
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
