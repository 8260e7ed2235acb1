import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { UnmatchedLine } from '#contracts/desk/bank-files.ts'
import type { BankFileKind } from '#domain/payouts/bank-answer.ts'
import type { BankLine } from '#domain/payouts/bank-line.ts'
import type { JudgedLine, KeyedLine, SeenMovement } from '#domain/payouts/judge-bank-lines.ts'
import type { Connection } from '#server/db/database.ts'
import { isoTime } from '#server/db/sql-values.ts'
import { openOrNull } from '#server/secrets/open-or-null.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { NamedInFile } from '../sent-payouts.repository.ts'

export const buildBankLineContext = (lineKey: string): string => `bank-line:${lineKey}`

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export interface NewBankFile {
  readonly text: string
  readonly kind: BankFileKind
  readonly lineCount: number
  readonly operatorId: string
  readonly atMs: number
}

export interface StoredFile {
  readonly id: number
  /** Whether the same file was imported before. */
  readonly isRepeated: boolean
}

/** Stores that a file was imported, once. */
export async function storeBankFile(tx: Connection, file: NewBankFile): Promise<StoredFile> {
  const { text, kind, lineCount, operatorId, atMs } = file
  const digest = sha256(text)
  const added = await tx.execute(sql`
    insert into bank_file (digest, kind, line_count, operator_id, imported_at)
    values (${digest}, ${kind}, ${lineCount}, ${operatorId}, ${new Date(atMs)}) on conflict (digest) do nothing`)
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id::float8 as id from bank_file where digest = ${digest}`,
  )
  if (!rows[0]) throw new Error('The file was not stored')
  return { id: rows[0].id, isRepeated: added.rowCount === 0 }
}

/** Everything that tells one movement from another. Two equal ones in one file are two movements. */
const describeLine = (line: BankLine): string =>
  JSON.stringify([
    line.channel,
    // PayPal's results have no day, and come again with the same payments.
    line.day,
    line.direction,
    line.amountInCents,
    line.currency,
    line.endToEndId,
    line.batchId,
    line.bankReference,
  ])

/** Gives movements the keys by which they are known again in another file. */
export function keyBankLines(lines: readonly BankLine[]): readonly KeyedLine[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const description = describeLine(line)
    const count = counts.get(description) ?? 0
    counts.set(description, count + 1)
    return { key: sha256(`${description}:${count}`), line }
  })
}

/** Movements of earlier files that paid or returned the given transfers and batches. */
export async function readSeenMovements(
  tx: Connection,
  { messageIds, endToEndIds }: NamedInFile,
): Promise<readonly SeenMovement[]> {
  const { rows } = await tx.execute<SeenMovement & Record<string, unknown>>(sql`
    select line_key as key, direction, end_to_end_id as "endToEndId", message_id as "batchId" from bank_line
    where match in ('PAID', 'RETURNED', 'LATE_RETURN') and (end_to_end_id = any(${sql.param([...endToEndIds])}::text[])
      or (end_to_end_id is null and message_id = any(${sql.param([...messageIds])}::text[])))`)
  return rows
}

// Some banks repeat whole addresses.
const TEXT_MAX = 300
const ID_MAX = 70

const cut = (text: string | null): string | null => text?.slice(0, ID_MAX) ?? null

/**
 * Stores the movements of a file, without those that another file has brought. One whose amount matched nothing may settle a
 * batch once its rejections are known.
 */
export async function storeBankLines(
  tx: Connection,
  secret: ShopSecret,
  {
    fileId,
    day,
    lines,
  }: { readonly fileId: number; readonly day: string; readonly lines: readonly JudgedLine[] },
): Promise<void> {
  const keys = lines.map(({ key }) => key)
  const texts = lines.map(({ key, line }) =>
    Buffer.from(secret.seal(line.text.slice(0, TEXT_MAX), buildBankLineContext(key))),
  )
  const list = <Value>(read: (line: BankLine) => Value) => sql.param(lines.map(({ line }) => read(line)))
  await tx.execute(sql`
    insert into bank_line (file_id, line_key, channel, day, direction, amount_in_cents, currency, end_to_end_id,
      message_id, bank_reference, reason, sealed_text, match)
    select ${fileId}, new.* from unnest(${sql.param(keys)}::text[], ${list(({ channel }) => channel)}::text[],
      ${list((line) => line.day ?? day)}::date[], ${list(({ direction }) => direction)}::text[],
      ${list(({ amountInCents }) => amountInCents)}::bigint[], ${list(({ currency }) => currency)}::text[],
      ${list(({ endToEndId }) => cut(endToEndId))}::text[], ${list(({ batchId }) => cut(batchId))}::text[],
      ${list(({ bankReference }) => cut(bankReference))}::text[], ${list(({ reason }) => cut(reason))}::text[],
      ${sql.param(texts)}::bytea[], ${sql.param(lines.map(({ match }) => match))}::text[]) as new
    on conflict (line_key) do update set match = excluded.match
    where bank_line.match = 'AMOUNT' and bank_line.checked_at is null and excluded.match in ('PAID', 'RETURNED')`)
}

const FILES_SHOWN = 50

export interface ListedFile {
  readonly kind: BankFileKind
  readonly operator: string
  readonly importedAt: string
  readonly lineCount: number
}

/** The files that were imported last. */
export async function listBankFiles(db: Connection): Promise<ListedFile[]> {
  const { rows } = await db.execute<ListedFile & Record<string, unknown>>(sql`
    select kind, operator.name as operator, ${isoTime('imported_at')} as "importedAt", line_count as "lineCount"
    from bank_file join operator on operator.id = operator_id order by bank_file.id desc limit ${FILES_SHOWN}`)
  return rows
}

const LINES_SHOWN = 500

type StoredLine = Omit<UnmatchedLine, 'text'> & {
  readonly lineKey: string
  readonly sealedText: Buffer
} & Record<string, unknown>

/** Movements that nobody has explained yet, the newest first. */
export async function listUnmatchedLines(db: Connection, secret: ShopSecret): Promise<UnmatchedLine[]> {
  const { rows } = await db.execute<StoredLine>(sql`
    select line.id::float8 as id, line_key as "lineKey", channel, day::text as day, direction,
      amount_in_cents::float8 as "amountInCents", currency, end_to_end_id as "endToEndId", message_id as "messageId",
      bank_reference as "bankReference", reason, sealed_text as "sealedText", match,
      ${isoTime('imported_at')} as "importedAt"
    from bank_line as line join bank_file on bank_file.id = file_id
    where match not in ('PAID', 'RETURNED') and checked_at is null
    order by line.id desc limit ${LINES_SHOWN}`)
  return rows.map(({ lineKey, sealedText, ...line }) => ({
    ...line,
    // Erased with the accounts of its time.
    text:
      sealedText.length === 0 ? '' : (openOrNull(secret, sealedText, buildBankLineContext(lineKey)) ?? ''),
  }))
}

export interface LineCheck {
  readonly operatorId: string
  readonly note: string
  readonly atMs: number
}

/** Ticks off a movement, once; false if there is no such one that waits. */
export async function checkBankLine(
  tx: Connection,
  id: number,
  { operatorId, note, atMs }: LineCheck,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update bank_line set checked_at = ${new Date(atMs)}, checked_by = ${operatorId}, check_note = ${note}
    where id = ${id} and checked_at is null and match not in ('PAID', 'RETURNED')`)
  return rowCount === 1
}
