// A connection for measurements. Statements that make a million rows take longer than any of the shop's may.
const { openDatabase } = await import('../../src/server/db/database.ts')

const LONGEST_STATEMENT_MS = 60 * 60_000

export function openPatientDatabase(url) {
  const db = openDatabase({ url, silenceMs: LONGEST_STATEMENT_MS, onError: () => undefined })
  db.$client.options.statement_timeout = LONGEST_STATEMENT_MS
  return db
}
