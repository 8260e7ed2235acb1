import pg from 'pg'
import { withClient } from './database.ts'

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly Plan[]
}

const IS_EXPLAINABLE = /^\s*(?:select|insert|update|delete|with)\b/i

/** Every statement that is sent to any database while something runs. */
export async function recordStatements(run: () => Promise<unknown>): Promise<readonly Statement[]> {
  const { query } = pg.Client.prototype
  const found = new Map<string, Statement>()
  // The driver's overloads take a text or an object; all that matters here is what they send.
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const { text = first, values = second } = Object(first) as { text?: unknown; values?: unknown }
    if (typeof text === 'string' && IS_EXPLAINABLE.test(text))
      found.set(text, { text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await run()
  } finally {
    pg.Client.prototype.query = query
  }
  return [...found.values()]
}

/** All nodes that may read a table, without scans that end after so many rows: nothing is filtered out of those. */
const listNodes = (plan: Plan): readonly Plan[] => [
  plan,
  ...(plan.Plans ?? [])
    .filter((child) => plan['Node Type'] !== 'Limit' || child.Filter !== undefined || child.Plans)
    .flatMap(listNodes),
]

/** A scan of a whole table, or of a whole index that has all of its rows. */
const isWholeScan = (node: Plan, partialIndexes: ReadonlySet<string>): boolean =>
  node['Node Type'] === 'Seq Scan' ||
  (/Index(?: Only)? Scan$/.test(node['Node Type']) &&
    node['Index Cond'] === undefined &&
    !partialIndexes.has(node['Index Name'] ?? ''))

export interface WholeScan {
  readonly table: string
  readonly statement: string
}

type PlanMethod = 'seqscan' | 'bitmapscan' | 'hashjoin' | 'mergejoin' | 'sort'

const PLAN_METHODS: readonly PlanMethod[] = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort']

/**
 * Where statements can't but read a whole table. The tables of a test are small, so PostgreSQL is told to avoid everything
 * that pays only then; what it still does, it does for lack of an index. An index of arrays is only read by bitmap.
 */
export const findWholeScans = (
  url: string,
  statements: readonly Statement[],
  allowed: readonly PlanMethod[] = [],
): Promise<readonly WholeScan[]> =>
  withClient(url, async (client) => {
    for (const method of PLAN_METHODS.filter((one) => !allowed.includes(one)))
      await client.query(`set enable_${method} = off`)
    const { rows } = await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    )
    const partial = new Set(rows.map(({ name }) => name))
    const scans: WholeScan[] = []
    for (const { text, values } of statements) {
      const explained = await client.query(`explain (format json) ${text}`, [...values])
      const nodes = listNodes(explained.rows[0]['QUERY PLAN'][0].Plan)
      for (const node of nodes.filter((one) => isWholeScan(one, partial)))
        scans.push({ table: node['Relation Name'] ?? node['Index Name'] ?? '', statement: text.trim() })
    }
    return scans
  })
