import { describe, expect, it } from 'vitest'
import { buildCommitmentText } from '#domain/inspection/commitment.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { sha256 } from '../../../tests/support/example-log.ts'
import {
  buildSale,
  buildSignedLog,
  type ExampleSale,
  hashOf,
  issueProof,
  TRUST,
} from '../../../tests/support/example-proofs.ts'
import { buildLogEntry } from './chain-records.ts'
import type { CheckName, ProofTrust } from './proof-check.ts'
import type { ProofFile } from './proof-file.ts'
import type { FindingsStatement, Statement } from './statements.ts'
import { verifyProof } from './verify-proof.ts'

const SALES = Array.from({ length: 1_000 }, (_, number) => buildSale(number))
const LOG = buildSignedLog(SALES)

const verify = (file: unknown, trust: ProofTrust = TRUST) => verifyProof(JSON.stringify(file), trust)

/** The names of the checks that fail. */
async function listFailed(file: unknown, trust: ProofTrust = TRUST): Promise<CheckName[]> {
  const { checks } = await verify(file, trust)
  return [...new Set(checks.filter(({ result }) => result === 'failed').map(({ name }) => name))]
}

const isFindings = (statement: Statement): statement is FindingsStatement => statement.kind === 'findings'

const mapStatements = (sale: ExampleSale, change: (statement: Statement) => Statement): ExampleSale => ({
  ...sale,
  statements: sale.statements.map(change),
})

/** Findings that are better for the shop, with their own hash where it is told to fit. */
function worsen(statement: Statement, fitsHash: boolean): Statement {
  if (!isFindings(statement) || !statement.opened) return statement
  const { found } = statement.opened
  const opened = { ...statement.opened, found: { ...found, storageGb: found.storageGb / 2 } }
  return { ...statement, opened, hash: fitsHash ? hashOf(buildCommitmentText(opened)) : statement.hash }
}

/** The same sale after someone who can sign everything has rewritten its findings. */
const rewriteFindings = (sale: ExampleSale): ExampleSale =>
  mapStatements(sale, (statement) => worsen(statement, true))

/** The numbers of the sales for which a check doesn't say what it should. */
async function listUnnoticed(
  isNoticed: (sale: ExampleSale, number: number) => Promise<boolean>,
): Promise<number[]> {
  const unnoticed: number[] = []
  for (const [number, sale] of SALES.entries()) if (!(await isNoticed(sale, number))) unnoticed.push(number)
  return unnoticed
}

const findEarlier = (file: ProofFile) => file.heads.find(({ tree_size }) => tree_size > 0) ?? null

describe('a thousand sales', () => {
  it('are proven completely where nobody has changed anything', async () => {
    const unproven = await listUnnoticed(async (sale) => {
      const file = issueProof(sale, LOG)
      return (await verify(file, { ...TRUST, earlier: findEarlier(file) })).result === 'passed'
    })
    expect(unproven).toEqual([])
  })

  it('show a changed finding, though the shop has sealed the file again', async () => {
    const unnoticed = await listUnnoticed(async (sale) => {
      const file = issueProof(
        mapStatements(sale, (statement) => worsen(statement, false)),
        LOG,
      )
      return (await listFailed(file)).join() === 'findings'
    })
    expect(unnoticed).toEqual([])
  })

  it('show a changed finding whose hash was changed, too', async () => {
    const unnoticed = await listUnnoticed(async (sale) =>
      (await listFailed(issueProof(rewriteFindings(sale), LOG))).includes('log'),
    )
    expect(unnoticed).toEqual([])
  })

  it('show a swapped photo', async () => {
    const unnoticed = await listUnnoticed(async (sale) => {
      const swapped = mapStatements(sale, (statement) =>
        statement.kind === 'photo'
          ? { ...statement, sha256: hashOf(`other ${statement.sha256}`) }
          : statement,
      )
      return (await listFailed(issueProof(swapped, LOG))).join() === 'photos'
    })
    expect(unnoticed).toEqual([])
  })

  it('show a photo that was taken away', async () => {
    const unnoticed = await listUnnoticed(async (sale) => {
      const without = { ...sale, statements: sale.statements.filter(({ kind }) => kind !== 'photo') }
      return (await listFailed(issueProof(without, LOG))).join() === 'photos'
    })
    expect(unnoticed).toEqual([])
  })

  it('show a commitment that was logged late with an earlier time', async () => {
    const rewritten = SALES.map(rewriteFindings)
    const late = rewritten.flatMap(({ statements }) =>
      statements.filter(isFindings).flatMap((statement) => buildLogEntry(sha256, statement) ?? []),
    )
    const log = buildSignedLog(SALES, late)
    // The last sales are as old as the last tree heads, so that nobody could tell.
    const lastHourMs = (log.heads.at(-2)?.timestamp ?? 0) - 10 * MINUTE_MS
    const unnoticed = await listUnnoticed(async (_, number) => {
      const sale = rewritten[number] ?? buildSale(number)
      const isOld = sale.statements.filter(isFindings).every(({ atMs }) => atMs < lastHourMs)
      return !isOld || (await listFailed(issueProof(sale, log))).join() === 'time'
    })
    expect(unnoticed).toEqual([])
  })

  it('show a commitment that is younger than its decision', async () => {
    const unnoticed = await listUnnoticed(async (sale) => {
      const hasty = mapStatements(sale, (statement) =>
        isFindings(statement) ? { ...statement, decidedAtMs: statement.atMs - 1 } : statement,
      )
      return (await listFailed(issueProof(hasty, LOG))).join() === 'time'
    })
    expect(unnoticed).toEqual([])
  })

  it('show a forked log to whoever has kept a tree head', async () => {
    const rewritten = SALES.map(rewriteFindings)
    const fork = buildSignedLog(rewritten)
    const unnoticed = await listUnnoticed(async (sale, number) => {
      const earlier = findEarlier(issueProof(sale, LOG))
      const forged = issueProof(rewritten[number] ?? sale, fork)
      return (await listFailed(forged, { ...TRUST, earlier })).join() === 'earlier'
    })
    expect(unnoticed).toEqual([])
  })

  it('show a log that forks between two tree heads of the same file', async () => {
    const fork = buildSignedLog(SALES.map(rewriteFindings))
    const unnoticed = await listUnnoticed(async (sale) => {
      const file = issueProof(sale, LOG)
      const heads = [...file.heads.slice(0, -1), fork.heads.at(-1)]
      return (await listFailed({ ...file, heads })).includes('consistency')
    })
    expect(unnoticed).toEqual([])
  })

  it('show a missing event, though the shop has sealed the file again', async () => {
    const unnoticed = await listUnnoticed(async (sale, number) => {
      const events = sale.statements.filter(({ kind }) => kind === 'event')
      const missing = events[number % (events.length - 1)]
      const statements = sale.statements.filter((statement) => statement !== missing)
      return (await listFailed(issueProof({ ...sale, statements }, LOG))).includes('events')
    })
    expect(unnoticed).toEqual([])
  })

  it('show any record that someone else has taken out of the file', async () => {
    const unnoticed = await listUnnoticed(async (sale, number) => {
      const file = issueProof(sale, LOG)
      const records = file.records.filter((_, at) => at !== number % file.records.length)
      return (await listFailed({ ...file, records })).includes('seal')
    })
    expect(unnoticed).toEqual([])
  })

  it('show findings that are left out', async () => {
    const unnoticed = await listUnnoticed(async (sale) => {
      const statements = sale.statements.filter(({ kind }) => kind !== 'findings')
      return (await listFailed(issueProof({ ...sale, statements }, LOG))).join() === 'findings'
    })
    expect(unnoticed).toEqual([])
  })
})

describe('a proof', () => {
  const [SALE = buildSale(0)] = SALES
  const FILE = issueProof(SALE, LOG)

  it('is open while findings are locked and not opened', async () => {
    const closed = mapStatements(SALE, (statement) =>
      isFindings(statement) ? { ...statement, opened: null, decidedAtMs: null } : statement,
    )
    expect((await verify(issueProof(closed, LOG))).result).toBe('open')
  })

  it('is open while an entry waits for its tree head', async () => {
    const { atMs } = SALE.statements.find(isFindings) ?? { atMs: 0 }
    const records = FILE.records.map((record) => ({ ...record, log: null }))
    const { checks } = await verify({ ...FILE, records, issuedAtMs: atMs + MINUTE_MS })
    const log = checks.filter(({ name }) => name === 'log').map(({ result }) => result)
    expect(new Set(log)).toEqual(new Set(['open']))
  })

  it('fails for a sale of someone else', async () => {
    expect(await listFailed({ ...FILE, reference: 'SALE-0001' })).toEqual(['seal', 'findings'])
  })

  it('fails with keys of someone else', async () => {
    const keys = [{ keyId: 'other', publicKey: TRUST.keys[0]?.publicKey ?? '' }]
    expect(await listFailed(FILE, { ...TRUST, keys })).toEqual(['seal', 'heads'])
  })

  it('fails if it doesn’t refer to the tree head that someone has kept', async () => {
    const earlier = { tree_size: 1, timestamp: 0, root_hash: hashOf('another log') }
    expect(await listFailed(FILE, { ...TRUST, earlier })).toEqual(['earlier'])
  })

  it('is open if it says more than the verifier knows', async () => {
    const statements = [...SALE.statements, { kind: 'payout', item: 1 } as unknown as Statement]
    const { result, checks } = await verify(issueProof({ ...SALE, statements }, LOG))
    expect({
      result,
      open: checks.filter((check) => check.result === 'open').map(({ name }) => name),
    }).toEqual({
      result: 'open',
      open: ['file'],
    })
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a signed offer', '{"keyId":"k","payload":{},"signature":"s"}'],
    ['a newer version', JSON.stringify({ ...FILE, version: 2 })],
    ['no records', JSON.stringify({ ...FILE, records: null })],
    [
      'a record without a kind',
      JSON.stringify({ ...FILE, records: [{ statement: {}, previous: null, log: null }] }),
    ],
    ['half a tree head', JSON.stringify({ ...FILE, heads: [{ tree_size: 1 }] })],
    [
      'findings of another form',
      JSON.stringify({
        ...FILE,
        records: [{ statement: { kind: 'findings', opened: {}, item: 1 }, previous: null, log: null }],
      }),
    ],
  ])('is not %s', async (_, text) => {
    expect((await verifyProof(text, TRUST)).result).toBe('failed')
  })
})
