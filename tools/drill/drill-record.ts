import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROCESS_DATABASE_ROLES } from '#server/db/roles/process-role.ts'
import { findFreePort } from '#server/processes/free-ports.ts'
import { listExamplePaths } from '../../tests/support/example-paths.ts'
import { PREVIOUS_STATEMENTS_FILE, type PreviousStatements } from '../../tests/support/previous-statements.ts'
import { say } from '../setup.mjs'
import { prepareSite, startHost } from './fleet.ts'
import { preparePreviousRelease } from './previous-release.ts'
import type { Drill } from './run-drill.ts'
import { readSale, sell } from './sale.ts'
import { type Client, createClient } from './visitor.ts'
import { findSoldDevice } from './visits.ts'

/** PostgreSQL's own log of every statement, and of who sent it. */
const LOG_EVERYTHING = [
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_statement=all',
  'log_rotation_size=0',
]

/** Until the worker has drawn a label, sent its mail, and done all of its regular work once. */
const WORKER_MS = 20_000

const OPENAPI_PATH = '/api/openapi.json'

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }
}

/** Every call of the public API, with the examples of its description. Most are refused, but only after rows were read. */
async function askEverything(client: Client): Promise<void> {
  for (const { path } of listExamplePaths('de')) await client({ kind: 'page', path })
  const { text } = await client({ kind: 'call', path: OPENAPI_PATH })
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
  for (const [pattern, methods] of Object.entries(paths))
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      const exampleOf = (name: string) =>
        String(parameters.find((given) => given.name === name)?.example ?? 1)
      const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(exampleOf(name)))
      const body = requestBody?.content['application/json']?.example
      await client({
        kind: 'call',
        path,
        method: method.toUpperCase(),
        headers: { 'idempotency-key': crypto.randomUUID() },
        ...(body === undefined ? {} : { body }),
      })
    }
}

/** Lists of values differ in length only. */
const shorten = (statement: string): string =>
  statement
    .replaceAll(/\((\$\d+)(?:, \$\d+)+\)/g, '($1)')
    .replaceAll(/\s+/g, ' ')
    .trim()

function readStatements(folder: string): PreviousStatements {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /log\/.*\.json$/.test(file),
  )
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  const statements: Record<string, Map<string, string>> = {}
  for (const line of lines) {
    const { user = '', message = '' } = JSON.parse(line) as { user?: string; message?: string }
    const role = PROCESS_DATABASE_ROLES.find((name) => user.startsWith(`rivendo_${name}_`))
    const [, text] = /^(?:execute [^:]+|statement): (.+)$/s.exec(message) ?? []
    if (!role || !text || !/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) continue
    statements[role] ??= new Map()
    statements[role].set(shorten(text), text)
  }
  return Object.fromEntries(
    Object.entries(statements).map(([role, texts]) => [role, [...texts.values()].toSorted()]),
  )
}

/** Records what the previous release says to its database, so that a test can ask whether it still may. */
export const drill: Drill = async (options) => {
  const root = preparePreviousRelease()
  const site = await prepareSite(options, LOG_EVERYTHING)
  const settings = { SHOP_ROLE: 'all', DESK_PORT: String(await findFreePort()) }
  const host = await startHost(site, { root, settings })
  const client = createClient({ port: host.port, host: `localhost:${site.edgePort}` })
  const trade = await sell(client, await findSoldDevice(site), 'sale')
  if (trade) await readSale(client, trade, 'sale')
  await askEverything(client)
  await sleep(WORKER_MS)
  await host.machine.stop()
  const recorded = readStatements(site.database.folder)
  writeFileSync(PREVIOUS_STATEMENTS_FILE, `${JSON.stringify(recorded, null, 2)}\n`)
  for (const [role, texts] of Object.entries(recorded)) say(`  ${role}: ${texts.length} statements`)
  return [{ name: 'a sale was made', isMet: trade !== null }]
}
