import type pg from 'pg'

type Query = (config: unknown, ...rest: readonly unknown[]) => unknown

/** Without its name, a statement is parsed each time. */
function withoutName(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('name' in config)) return config
  const { name: _, ...rest } = config
  return rest
}

/**
 * Sends statements without their names. A pooler hands each transaction another session, which knows other prepared
 * statements than this connection thinks.
 */
export function withoutStatementNames(client: pg.ClientBase): void {
  // The driver's overloads all start with the statement; what follows is passed on.
  const query = client.query.bind(client) as Query
  Object.assign(client, {
    query: (config: unknown, ...rest: unknown[]) => query(withoutName(config), ...rest),
  })
}
