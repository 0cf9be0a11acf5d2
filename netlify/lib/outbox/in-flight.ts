/** Mails under way in one worker: how many may be, and which have come to something. */
import type { EmailRow } from '../platform/database.ts';
import type { SendResult } from './resend.ts';

/** A mail and what became of it. */
export interface Landed {
  readonly delivery: EmailRow;
  readonly result: SendResult;
}

export interface FlightLimits {
  readonly parallel: number;
  readonly slowMs: number;
  readonly most: number;
}

/** Those that land within this are settled together, in milliseconds. */
const gatherMs = 4;

export class Flight {
  private readonly limits: FlightLimits;
  /** When each began, by `performance.now()`, oldest first. */
  private readonly begun = new Map<string, number>();
  private results: Landed[] = [];
  private wake: () => void = () => undefined;

  constructor(limits: FlightLimits) {
    this.limits = limits;
  }

  get isEmpty(): boolean {
    return this.begun.size === 0 && this.results.length === 0;
  }

  /** How many more may begin now. One that is slow makes room for another, as long as there is any. */
  room(): number {
    const since = performance.now() - this.limits.slowMs;
    const quick = [...this.begun.values()].filter((begun) => begun > since).length;
    return Math.min(this.limits.parallel - quick, this.limits.most - this.begun.size);
  }

  /** Begins one; `send` never rejects. */
  start(delivery: EmailRow, send: () => Promise<SendResult>): void {
    this.begun.set(delivery.id, performance.now());
    void send().then((result) => {
      this.begun.delete(delivery.id);
      this.results.push({ delivery, result });
      this.wake();
    });
  }

  /** Those that landed since the last call. */
  landed(): Landed[] {
    const { results } = this;
    this.results = [];
    return results;
  }

  /** Waits until one lands, one turns out to be slow, or `atMost` milliseconds have gone by. */
  async change(atMost = Infinity): Promise<void> {
    if (this.results.length === 0) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        const wait = Math.min(atMost, this.untilSlow());
        if (wait < Infinity) timer = setTimeout(resolve, wait);
      });
      clearTimeout(timer);
      this.wake = () => undefined;
    }
    if (this.results.length > 0 && this.begun.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
    }
  }

  private untilSlow(): number {
    const now = performance.now();
    for (const begun of this.begun.values()) {
      const left = begun + this.limits.slowMs - now;
      if (left > 0) return left + 1;
    }
    return Infinity;
  }
}
