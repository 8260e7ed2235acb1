import { setImmediate } from 'node:timers/promises'

/** A short piece of long work. When it is over, other requests have their turn. */
export class Slice {
  readonly #lengthMs: number
  #endsAtMs: number

  constructor(lengthMs: number) {
    this.#lengthMs = lengthMs
    this.#endsAtMs = performance.now() + lengthMs
  }

  isOver(): boolean {
    return performance.now() >= this.#endsAtMs
  }

  async letOthersRun(): Promise<void> {
    await setImmediate()
    this.#endsAtMs = performance.now() + this.#lengthMs
  }
}
