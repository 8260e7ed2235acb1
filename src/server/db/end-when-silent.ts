import type { Socket } from 'node:net'
import type pg from 'pg'

/** What the driver knows about itself, without its types. */
interface DriverState {
  readonly connection: { readonly stream: Socket }
  /** False while a query waits for its answer. */
  readonly readyForQuery: boolean
}

/**
 * Closes a connection whose server says nothing to a query for this long: a host that is gone sends no error. The driver's
 * own `query_timeout` only stops waiting and leaves the connection usable in the middle of its transaction. The next caller
 * would get it, and lose what it writes.
 */
export function endWhenSilent(client: pg.ClientBase, silenceMs: number): void {
  const state = client as unknown as DriverState
  const { stream } = state.connection
  stream.setTimeout(silenceMs, () => {
    if (!state.readyForQuery) stream.destroy(new Error('The database is silent'))
  })
}
