import { afterEach, vi } from 'vitest'

// Files share a worker: a clock that stands still would stop the tests of the next file. Vitest itself puts back
// globals and mocks, but not the clock.
afterEach(() => {
  vi.useRealTimers()
})
