import { buildCommitmentText } from '#domain/inspection/commitment.ts'
import type { CheckName, ProofTrust } from '#domain/proof-files/proof-check.ts'
import type { ProofFile } from '#domain/proof-files/proof-file.ts'
import type { FindingsStatement, Statement } from '#domain/proof-files/statements.ts'
import { type ArchiveFiles, buildPhotoName } from '#domain/proof-files/trade-archive.ts'
import {
  buildSale,
  buildSignedLog,
  type ExampleSale,
  hashOf,
  issueProof,
  packPhotos,
  signOffer,
  toArchiveFiles,
} from './example-proofs.ts'

export const SALES = Array.from({ length: 1_000 }, (_, number) => buildSale(number))
export const LOG = buildSignedLog(SALES)

/** What someone gives to the verifier. */
export interface Given {
  readonly file: unknown
  readonly trust?: Partial<ProofTrust>
  readonly archive?: ArchiveFiles
}

export const isFindings = (statement: Statement): statement is FindingsStatement =>
  statement.kind === 'findings'

export const mapStatements = (
  sale: ExampleSale,
  change: (statement: Statement) => Statement,
): ExampleSale => ({
  ...sale,
  statements: sale.statements.map(change),
})

export const dropStatements = (
  sale: ExampleSale,
  isDropped: (statement: Statement) => boolean,
): ExampleSale => ({
  ...sale,
  statements: sale.statements.filter((statement) => !isDropped(statement)),
})

/** Findings that are better for the shop. */
function worsen(findings: FindingsStatement): FindingsStatement {
  const { opened } = findings
  if (!opened) return findings
  const { found } = opened
  return { ...findings, opened: { ...opened, found: { ...found, storageGb: found.storageGb / 2 } } }
}

export const worsenAll = (sale: ExampleSale): ExampleSale =>
  mapStatements(sale, (statement) => (isFindings(statement) ? worsen(statement) : statement))

/** The same sale after someone who can sign everything has rewritten its findings, and the hash that locked them. */
function rewriteFindings(sale: ExampleSale): ExampleSale {
  const findings = sale.statements.filter(isFindings)
  const hashes = new Map(
    findings.map((one) => {
      const { opened } = worsen(one)
      return [one.hash, opened ? hashOf(buildCommitmentText(opened)) : one.hash]
    }),
  )
  return mapStatements(worsenAll(sale), (statement) =>
    statement.kind === 'commitment' || isFindings(statement)
      ? { ...statement, hash: hashes.get(statement.hash) ?? statement.hash }
      : statement,
  )
}

export const REWRITTEN = SALES.map(rewriteFindings)

export const issue = (sale: ExampleSale): Given => ({ file: issueProof(sale, LOG) })

const GENUINE = new Map<ExampleSale, ProofFile>()

/** The file of a sale that nobody has changed. */
export function getGenuine(sale: ExampleSale): ProofFile {
  const file = GENUINE.get(sale) ?? issueProof(sale, LOG)
  GENUINE.set(sale, file)
  return file
}

export function pick<One>(list: readonly One[], number: number): One {
  const one = list[number % list.length]
  if (one === undefined) throw new RangeError('There is nothing to choose from')
  return one
}

/** A file with its photos in an archive that someone has changed. */
function repack(
  sale: ExampleSale,
  change: (photos: Map<string, string>, names: readonly string[]) => void,
): Given {
  const file = getGenuine(sale)
  const photos = packPhotos(file)
  change(photos, [...photos.keys()])
  return { file, archive: toArchiveFiles(photos) }
}

/** A file of the shop, beside one that the seller has kept from the middle of the sale. */
export function issueAfter(kept: ExampleSale, number: number, later: ExampleSale): Given {
  const statements = kept.statements.slice(0, 1 + (number % kept.statements.length))
  const earlierFile = JSON.stringify(issueProof({ ...kept, statements }, LOG))
  return { file: issueProof(later, LOG), trust: { earlierFile } }
}

const swapFirst = <One>([first, second, ...others]: readonly One[]): One[] =>
  first !== undefined && second !== undefined ? [second, first, ...others] : []

export interface Tampering {
  readonly what: string
  readonly forge: (sale: ExampleSale, number: number) => Given
  /** The only check that fails, or one of several. */
  readonly only?: CheckName
  readonly among?: CheckName
}

/** By the shop itself, which seals its file again. */
const BY_THE_SHOP: readonly Tampering[] = [
  { what: 'a changed finding', forge: (sale) => issue(worsenAll(sale)), only: 'findings' },
  { what: 'a changed finding with its hash', forge: (sale) => issue(rewriteFindings(sale)), only: 'log' },
  {
    what: 'a swapped photo',
    forge: (sale) =>
      issue(
        mapStatements(sale, (statement) =>
          statement.kind === 'photo'
            ? { ...statement, sha256: hashOf(`other ${statement.sha256}`) }
            : statement,
        ),
      ),
    only: 'photos',
  },
  {
    what: 'a photo that is left out',
    forge: (sale) => issue(dropStatements(sale, ({ kind }) => kind === 'photo')),
    only: 'photos',
  },
  {
    what: 'a commitment that is younger than its decision',
    forge: (sale) =>
      issue(
        mapStatements(sale, (statement) =>
          isFindings(statement) ? { ...statement, decidedAtMs: statement.atMs - 1 } : statement,
        ),
      ),
    only: 'time',
  },
  {
    what: 'a missing event',
    forge: (sale, number) => {
      const events = sale.statements.filter(({ kind }) => kind === 'event')
      const missing = pick(events.slice(0, -1), number)
      return issue(dropStatements(sale, (statement) => statement === missing))
    },
    among: 'events',
  },
  {
    what: 'a missing last event',
    forge: (sale) =>
      issue(
        dropStatements(
          sale,
          (statement) => statement.kind === 'event' && statement.event === 'bank_confirmed',
        ),
      ),
    only: 'payouts',
  },
  { what: 'missing findings', forge: (sale) => issue(dropStatements(sale, isFindings)), only: 'findings' },
  {
    what: 'a missing commitment',
    forge: (sale) => issue(dropStatements(sale, ({ kind }) => kind === 'commitment')),
    only: 'findings',
  },
  {
    what: 'a commitment to something else',
    forge: (sale) =>
      issue(
        mapStatements(sale, (statement) =>
          statement.kind === 'commitment' ? { ...statement, hash: hashOf(statement.hash) } : statement,
        ),
      ),
    among: 'log',
  },
  {
    what: 'a changed payout',
    forge: (sale, number) => {
      const changed = pick(
        sale.statements.filter(({ kind }) => kind === 'payout'),
        number,
      )
      return issue(
        mapStatements(sale, (statement) =>
          statement === changed && statement.kind === 'payout'
            ? { ...statement, amountInCents: statement.amountInCents - 100 }
            : statement,
        ),
      )
    },
    only: 'payouts',
  },
  {
    what: 'a missing payout',
    forge: (sale) =>
      issue(dropStatements(sale, (statement) => statement.kind === 'payout' && statement.item !== null)),
    only: 'payouts',
  },
  {
    what: 'a payout of another sale',
    forge: (sale, number) => {
      const other = pick(SALES, number + 1).statements.find(({ kind }) => kind === 'payout')
      return issue({ ...sale, statements: [...sale.statements, ...(other ? [other] : [])] })
    },
    only: 'payouts',
  },
  {
    what: 'a changed offer',
    forge: (sale) =>
      issue(
        mapStatements(sale, (statement) =>
          statement.kind === 'offer'
            ? { ...statement, payload: { ...statement.payload, answerDays: 1 } }
            : statement,
        ),
      ),
    only: 'offer',
  },
  {
    what: 'the offer of another sale',
    forge: (sale, number) => {
      const [other] = pick(SALES, number + 1).statements
      return issue({ ...sale, statements: [...(other ? [other] : []), ...sale.statements.slice(1)] })
    },
    among: 'offer',
  },
  {
    what: 'a replaced signature of the offer',
    forge: (sale, number) => {
      const [other] = pick(SALES, number + 1).statements
      return issue(
        mapStatements(sale, (statement) =>
          statement.kind === 'offer' && other?.kind === 'offer'
            ? { ...statement, signature: other.signature }
            : statement,
        ),
      )
    },
    only: 'offer',
  },
  {
    what: 'an offer that is left out',
    forge: (sale) => issue(dropStatements(sale, ({ kind }) => kind === 'offer')),
    among: 'offer',
  },
  {
    what: 'a second offer',
    forge: (sale) => {
      const again = sale.statements.flatMap((statement) =>
        statement.kind === 'offer'
          ? [{ ...statement, ...signOffer({ ...statement.payload, answerDays: 1 }) }]
          : [],
      )
      return issue({ ...sale, statements: [...sale.statements, ...again] })
    },
    only: 'offer',
  },
]

/** By someone who gets hold of a file, without the shop's keys. */
const BY_OTHERS: readonly Tampering[] = [
  {
    what: 'any record that is taken out',
    forge: (sale, number) => {
      const file = getGenuine(sale)
      return {
        file: { ...file, records: file.records.filter((_, at) => at !== number % file.records.length) },
      }
    },
    among: 'seal',
  },
  {
    what: 'any record that is changed',
    forge: (sale, number) => {
      const file = getGenuine(sale)
      const changed = pick(file.records, number)
      const later = { ...changed, statement: { ...changed.statement, atMs: changed.statement.atMs + 1 } }
      return {
        file: { ...file, records: file.records.map((record) => (record === changed ? later : record)) },
      }
    },
    among: 'seal',
  },
  {
    what: 'records in another order',
    forge: (sale) => {
      const file = getGenuine(sale)
      return { file: { ...file, records: swapFirst(file.records) } }
    },
    among: 'chain',
  },
  {
    what: 'a record that is added',
    forge: (sale, number) => {
      const file = getGenuine(sale)
      return { file: { ...file, records: [...file.records, pick(file.records, number)] } }
    },
    among: 'chain',
  },
  {
    what: 'the seal of another file',
    forge: (sale, number) => ({
      file: { ...getGenuine(sale), seal: getGenuine(pick(SALES, number + 1)).seal },
    }),
    only: 'seal',
  },
  {
    what: 'a file that says it is of the first version',
    forge: (sale) => ({ file: { ...getGenuine(sale), version: 1 } }),
    among: 'seal',
  },
  {
    what: 'another picture in the archive',
    forge: (sale, number) => repack(sale, (photos, names) => photos.set(pick(names, number), 'another')),
    only: 'photos',
  },
  {
    what: 'a picture that is taken out of the archive',
    forge: (sale, number) => repack(sale, (photos, names) => photos.delete(pick(names, number))),
    only: 'photos',
  },
  {
    what: 'a picture that is put into the archive',
    forge: (sale) =>
      repack(sale, (photos) =>
        photos.set(buildPhotoName('00000000-0000-4000-8000-000000000000', 'image/jpeg'), 'another'),
      ),
    only: 'photos',
  },
]

/** By the shop, after the seller has got a file. */
const AFTER_A_FILE: readonly Tampering[] = [
  {
    what: 'a record that was changed since',
    forge: (sale, number) =>
      issueAfter(sale, number, {
        ...sale,
        statements: sale.statements.map((statement, at) =>
          at === 0 ? { ...statement, atMs: statement.atMs + 1 } : statement,
        ),
      }),
    only: 'extension',
  },
  {
    what: 'records whose order was changed since',
    forge: (sale) =>
      issueAfter(sale, sale.statements.length - 1, {
        ...sale,
        statements: [...sale.statements.slice(0, -2), ...swapFirst(sale.statements.slice(-2))],
      }),
    among: 'extension',
  },
  {
    what: 'records that are gone since',
    forge: (sale) =>
      issueAfter(sale, sale.statements.length - 1, { ...sale, statements: sale.statements.slice(0, -1) }),
    among: 'extension',
  },
  {
    what: 'a file of another sale',
    forge: (sale, number) => issueAfter(pick(SALES, number + 1), number, sale),
    only: 'extension',
  },
]

export const TAMPERINGS = [...BY_THE_SHOP, ...BY_OTHERS, ...AFTER_A_FILE]
