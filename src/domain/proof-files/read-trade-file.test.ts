import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import {
  buildSale,
  buildSignedLog,
  type ExampleSale,
  hashOf,
  issueProof,
  packPhotos,
  TRUST,
  toArchiveFiles,
} from '../../../tests/support/example-proofs.ts'
import type { CheckName, ProofTrust } from './proof-check.ts'
import type { Statement } from './statements.ts'
import { openTradeArchive } from './trade-archive.ts'
import { verifyProof } from './verify-proof.ts'

const SALE = buildSale(0)
const LOG = buildSignedLog([SALE])
const FILE = issueProof(SALE, LOG)

const verify = (file: unknown, trust: ProofTrust = TRUST) => verifyProof(JSON.stringify(file), trust)

async function listNamed(result: string, file: unknown, trust: ProofTrust = TRUST): Promise<CheckName[]> {
  const { checks } = await verify(file, trust)
  return [...new Set(checks.filter((check) => check.result === result).map(({ name }) => name))]
}

const without = (...kinds: readonly string[]): ExampleSale => ({
  ...SALE,
  statements: SALE.statements.filter(({ kind }) => !kinds.includes(kind)),
})

describe('a trade file', () => {
  it('is complete before anything was inspected', async () => {
    const begun = SALE.statements.slice(0, 4)
    const photos = SALE.statements.filter(({ kind }) => kind === 'sellerPhoto')
    const statements = [...begun, ...photos]
    expect((await verify(issueProof({ ...SALE, statements }, LOG))).result).toBe('passed')
  })

  it('is open while findings are locked and not opened', async () => {
    const begun = without('findings', 'payout').statements.filter(
      (statement) => statement.kind !== 'event' || statement.to === 'CREATED',
    )
    expect(await listNamed('open', issueProof({ ...SALE, statements: begun }, LOG))).toEqual(['findings'])
  })

  it('is open while an entry waits for its tree head', async () => {
    const { atMs } = SALE.statements.find(({ kind }) => kind === 'findings') ?? { atMs: 0 }
    const records = FILE.records.map((record) => ({ ...record, log: null }))
    const open = await listNamed('open', { ...FILE, records, issuedAtMs: atMs + MINUTE_MS })
    expect(open).toEqual(['photos', 'log'])
  })

  it('fails for a sale of someone else', async () => {
    expect(await listNamed('failed', { ...FILE, reference: 'SALE-0001' })).toEqual([
      'seal',
      'offer',
      'findings',
      'payouts',
    ])
  })

  it('fails with keys of someone else', async () => {
    const keys = [{ keyId: 'other', publicKey: TRUST.keys[0]?.publicKey ?? '' }]
    expect(await listNamed('failed', FILE, { ...TRUST, keys })).toEqual(['seal', 'offer', 'heads'])
  })

  it('fails if it doesn’t refer to the tree head that someone has kept', async () => {
    const earlier = { tree_size: 1, timestamp: 0, root_hash: hashOf('another log') }
    expect(await listNamed('failed', FILE, { ...TRUST, earlier })).toEqual(['earlier'])
  })

  it('fails if the earlier file was changed itself', async () => {
    const earlierFile = JSON.stringify({ ...FILE, issuedAtMs: 0 })
    expect(await listNamed('failed', FILE, { ...TRUST, earlierFile })).toEqual(['extension'])
  })

  it('can’t be compared with a proof from before', async () => {
    const proof = issueProof(without('offer', 'commitment', 'payout'), LOG, 1)
    const trust = { ...TRUST, earlierFile: JSON.stringify(proof) }
    expect(await listNamed('open', FILE, trust)).toEqual(['extension'])
  })

  it('is open if it says more than the verifier knows', async () => {
    const statements = [...SALE.statements, { kind: 'weather', item: 1 } as unknown as Statement]
    expect(await listNamed('open', issueProof({ ...SALE, statements }, LOG))).toEqual(['file'])
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a signed offer', '{"keyId":"k","payload":{},"signature":"s"}'],
    ['a newer version', JSON.stringify({ ...FILE, version: 3 })],
    ['no records', JSON.stringify({ ...FILE, records: null })],
    ['no list of photos', JSON.stringify({ ...FILE, attached: null })],
    [
      'a record without a kind',
      JSON.stringify({ ...FILE, records: [{ statement: {}, previous: null, log: null }] }),
    ],
    ['half a tree head', JSON.stringify({ ...FILE, heads: [{ tree_size: 1 }] })],
    ...['findings', 'offer', 'payout', 'commitment'].map((kind) => [
      `${kind} of another form`,
      JSON.stringify({
        ...FILE,
        records: [{ statement: { kind, opened: {}, item: 1 }, previous: null, log: null }],
      }),
    ]),
  ])('is not %s', async (_, text) => {
    expect((await verifyProof(text ?? '', TRUST)).result).toBe('failed')
  })
})

describe('an archive', () => {
  const PACKED = new Map([['trade-file.json', JSON.stringify(FILE)], ...packPhotos(FILE)])

  const verifyArchive = async (files: ReadonlyMap<string, string>) => {
    const opened = await openTradeArchive(toArchiveFiles(files))
    return opened && (await verifyProof(opened.text, TRUST, opened.attachments)).result
  }

  it('is proven with all of its photos', async () => {
    expect(await verifyArchive(PACKED)).toBe('passed')
  })

  it('is proven as a folder inside of another one', async () => {
    const nested = new Map([...PACKED].map(([name, content]) => [`sale/trade-file/${name}`, content]))
    expect(await verifyArchive(nested)).toBe('passed')
  })

  it('is proven with what a system has added on its own', async () => {
    const looked = new Map([...PACKED, ['photos/', ''], ['.DS_Store', 'x'], ['__MACOSX/photos/._1.jpg', 'x']])
    expect(await verifyArchive(looked)).toBe('passed')
  })

  it('is none without its file', async () => {
    expect(await verifyArchive(packPhotos(FILE))).toBeNull()
  })
})
