import { setTimeout as sleep } from 'node:timers/promises'

/** Less than any load balancer waits. */
const CHECK_MS = 500

/** Whether the database answers soon. While it doesn't, there is one query that waits for it, however often it is asked. */
export function createDatabaseCheck(askDatabase: () => Promise<unknown>): () => Promise<boolean> {
  let running: Promise<boolean> | null = null
  const check = () =>
    askDatabase()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = null
      })
  return () => {
    running ??= check()
    return Promise.race([running, sleep(CHECK_MS, false, { ref: false })])
  }
}
