import { describe, expect, it } from 'vitest'
import { serialiseRuns } from '#server/ports/search/serialise-runs.ts'

/** A task whose runs end on demand. */
function createTask() {
  const runs: PromiseWithResolvers<void>[] = []
  const start = serialiseRuns(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  return { runs, start }
}

describe('a task that runs one at a time', () => {
  it('starts at once when it is not running', async () => {
    const { runs, start } = createTask()
    const call = start()
    expect(runs).toHaveLength(1)
    runs[0]?.resolve()
    await call
    start()
    expect(runs).toHaveLength(2)
  })

  it('runs once more for all calls during a run', async () => {
    const { runs, start } = createTask()
    const first = start()
    const others = [start(), start(), start()]
    expect(runs).toHaveLength(1)
    runs[0]?.resolve()
    await first
    await Promise.resolve()
    expect(runs).toHaveLength(2)
    runs[1]?.resolve()
    await Promise.all(others)
    expect(runs).toHaveLength(2)
  })

  it('reports a failure to the calls of that run only, and runs again for the others', async () => {
    const { runs, start } = createTask()
    const first = start()
    const second = start()
    runs[0]?.reject(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    await Promise.resolve()
    runs[1]?.resolve()
    await expect(second).resolves.toBeUndefined()
  })
})
