// The passing seconds, for all that counts down.

const BEAT = 250;

/** One timer for all that ticks; it runs only while somebody looks. */
class Ticker {
  now = $state(performance.now());
  private timer: ReturnType<typeof setInterval> | undefined;
  private lookers = 0;

  /** Look as long as the effect lives that calls this. */
  look(): () => void {
    this.now = performance.now();
    this.lookers += 1;
    this.timer ??= setInterval(() => (this.now = performance.now()), BEAT);
    return () => {
      this.lookers -= 1;
      if (this.lookers > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

export const ticker = new Ticker();
