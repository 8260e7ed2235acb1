import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { sha256 } from '../../../tests/support/example-log.ts'
import {
  buildSignedLog,
  type ExampleSale,
  issueProof,
  packPhotos,
  TRUST,
  toArchiveFiles,
} from '../../../tests/support/example-proofs.ts'
import {
  dropStatements,
  type Given,
  getGenuine,
  isFindings,
  issueAfter,
  LOG,
  pick,
  REWRITTEN,
  SALES,
  TAMPERINGS,
  worsenAll,
} from '../../../tests/support/proof-tamperings.ts'
import { dropSellerPhotos, SELLER_PHOTO_TAMPERINGS } from '../../../tests/support/seller-photo-tamperings.ts'
import { buildLogEntry } from './chain-records.ts'
import type { CheckName } from './proof-check.ts'
import type { ProofFile } from './proof-file.ts'
import { verifyProof } from './verify-proof.ts'

const verify = ({ file, trust = {}, archive }: Given) =>
  verifyProof(JSON.stringify(file), { ...TRUST, ...trust }, archive)

/** The names of the checks that fail. */
async function listFailed(given: Given): Promise<CheckName[]> {
  const { checks } = await verify(given)
  return [...new Set(checks.filter(({ result }) => result === 'failed').map(({ name }) => name))]
}

/** How many sales each kind of tampering is tried on. All kinds together reach every sale several times. */
const SHARE = 150

/** The numbers of the sales that one kind of tampering is tried on: another part of them for each kind. */
const listShare = (kind: number): number[] =>
  Array.from({ length: SHARE }, (_, at) => (kind * SHARE + at) % SALES.length)

/** The numbers of the sales for which a check doesn't say what it should. */
async function listUnnoticed(
  numbers: Iterable<number>,
  isNoticed: (sale: ExampleSale, number: number) => Promise<boolean>,
): Promise<number[]> {
  const unnoticed: number[] = []
  for (const number of numbers) if (!(await isNoticed(pick(SALES, number), number))) unnoticed.push(number)
  return unnoticed
}

const findEarlier = (file: ProofFile) => file.heads.find(({ tree_size }) => tree_size > 0) ?? null

const ALL_KINDS = [...TAMPERINGS, ...SELLER_PHOTO_TAMPERINGS].map((tampering, kind) => ({
  ...tampering,
  kind,
}))

describe('a thousand sales', () => {
  it('are proven completely where nobody has changed anything', async () => {
    const unproven = await listUnnoticed(SALES.keys(), async (sale, number) => {
      const { file, trust } = issueAfter(sale, number, sale)
      const earlier = findEarlier(getGenuine(sale))
      const archive = toArchiveFiles(packPhotos(getGenuine(sale)))
      return (await verify({ file, trust: { ...trust, earlier }, archive })).result === 'passed'
    })
    expect(unproven).toEqual([])
  })

  it.each(ALL_KINDS)('show $what', async ({ forge, only, among, kind }) => {
    const unnoticed = await listUnnoticed(listShare(kind), async (sale, number) => {
      const failed = await listFailed(forge(sale, number))
      return only ? failed.join() === only : failed.some((name) => name === among)
    })
    expect(unnoticed).toEqual([])
  })

  it('leave open whether signed photos were erased after the end', async () => {
    const unnoticed = await listUnnoticed(
      listShare(0),
      async (sale) => (await verify({ file: issueProof(dropSellerPhotos(sale), LOG) })).result === 'open',
    )
    expect(unnoticed).toEqual([])
  })

  it('show a commitment that was logged late with an earlier time', async () => {
    const late = REWRITTEN.flatMap(({ statements }) =>
      statements.filter(isFindings).flatMap((statement) => buildLogEntry(sha256, statement) ?? []),
    )
    const log = buildSignedLog(SALES, late)
    // The last sales are as old as the last tree heads, so that nobody could tell.
    const lastHourMs = (log.heads.at(-2)?.timestamp ?? 0) - 10 * MINUTE_MS
    const unnoticed = await listUnnoticed(listShare(TAMPERINGS.length + 1), async (_, number) => {
      const sale = pick(REWRITTEN, number)
      const isOld = sale.statements.filter(isFindings).every(({ atMs }) => atMs < lastHourMs)
      return !isOld || (await listFailed({ file: issueProof(sale, log) })).join() === 'time'
    })
    expect(unnoticed).toEqual([])
  })

  it('show a forked log to whoever has kept a tree head', async () => {
    const fork = buildSignedLog(REWRITTEN)
    const unnoticed = await listUnnoticed(listShare(TAMPERINGS.length + 2), async (sale, number) => {
      const earlier = findEarlier(getGenuine(sale))
      const file = issueProof(pick(REWRITTEN, number), fork)
      return (await listFailed({ file, trust: { earlier } })).join() === 'earlier'
    })
    expect(unnoticed).toEqual([])
  })

  it('show a log that forks between two tree heads of the same file', async () => {
    const fork = buildSignedLog(REWRITTEN)
    const unnoticed = await listUnnoticed(listShare(TAMPERINGS.length + 3), async (sale) => {
      const file = getGenuine(sale)
      const heads = [...file.heads.slice(0, -1), fork.heads.at(-1)]
      return (await listFailed({ file: { ...file, heads } })).includes('consistency')
    })
    expect(unnoticed).toEqual([])
  })
})

describe('a proof from before there were trade files', () => {
  const toProof = (sale: ExampleSale): ProofFile =>
    issueProof(
      dropStatements(sale, ({ kind }) => !['event', 'photo', 'findings'].includes(kind)),
      LOG,
      1,
    )

  it('stays valid', async () => {
    const unproven = await listUnnoticed(
      listShare(TAMPERINGS.length + 4),
      async (sale) => (await verify({ file: toProof(sale) })).result === 'passed',
    )
    expect(unproven).toEqual([])
  })

  it('shows a changed finding', async () => {
    const unnoticed = await listUnnoticed(
      listShare(TAMPERINGS.length + 5),
      async (sale) => (await listFailed({ file: toProof(worsenAll(sale)) })).join() === 'findings',
    )
    expect(unnoticed).toEqual([])
  })
})
