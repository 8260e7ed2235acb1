import type { ImportedPart, ImportPreview } from '#contracts/desk/catalogue-import.ts'
import type { Connection, Transaction } from '#server/db/database.ts'
import { toStatementClient } from '#server/db/statement-client.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockCatalogue } from '#server/modules/catalogue/writing/save-catalogue.ts'
import { saveUnpriced } from '#server/modules/catalogue/writing/save-unpriced.ts'
import { recheckDevices } from '#server/modules/price-drafts/device-drafts.ts'
import { readForms, toEntry } from './device-entries.ts'
import {
  type DeviceTable,
  digestPart,
  nameSimilar,
  planImport,
  type RowPlan,
  splitPlan,
} from './plan-import.ts'

const ROWS_SHOWN = 1_000

const countKind = (plans: readonly RowPlan[], kind: RowPlan['kind']): number =>
  plans.filter((plan) => plan.kind === kind).length

const isWritten = ({ kind }: RowPlan): boolean => kind === 'new' || kind === 'changed'

/** Rows to decide about come first: a long table is cut. */
const rankPlan = ({ kind, similar }: RowPlan): number => {
  if (kind === 'refused') return 0
  return similar.length > 0 ? 1 : 2
}

/** What a table would do, row by row. Writes nothing. */
export async function previewImport(db: Connection, table: DeviceTable): Promise<ImportPreview> {
  const plans = await nameSimilar(db, await planImport(db, table))
  const ranked = plans.toSorted((one, other) => rankPlan(one) - rankPlan(other) || one.line - other.line)
  const shown = ranked.flatMap(({ device: _, kind, changes, similar, ...row }) =>
    kind === 'unchanged' ? [] : [{ ...row, kind, changes: [...changes], similar: [...similar] }],
  )
  return {
    newCount: countKind(plans, 'new'),
    changedCount: countKind(plans, 'changed'),
    unchangedCount: countKind(plans, 'unchanged'),
    refusedCount: countKind(plans, 'refused'),
    similarCount: plans.filter(({ similar }) => similar.length > 0).length,
    rowCount: shown.length,
    rows: shown.slice(0, ROWS_SHOWN),
    parts: splitPlan(plans).map((part, index) => ({ part: index, digest: digestPart(part) })),
  }
}

async function writePlans(tx: Transaction, plans: readonly RowPlan[]): Promise<void> {
  const client = toStatementClient(tx)
  const devices = plans.flatMap(({ device }) => device ?? [])
  const findForm = await readForms(client, devices)
  const entries = devices.flatMap((device) => {
    const form = findForm(device)
    return form ? toEntry(device, form) : []
  })
  const saved = await saveUnpriced(client, entries)
  await recheckDevices(
    tx,
    saved.flatMap(({ deviceId, isNew }) => (isNew ? [] : deviceId)),
  )
}

/**
 * Writes one part of a table exactly as it was previewed. If the part would do anything else by now, nothing is written. A
 * part that has been written already, whose answer was lost, does nothing again.
 */
export async function importPart(
  tx: Transaction,
  { part, digest, ...table }: DeviceTable & { readonly part: number; readonly digest: string },
): Promise<ImportedPart> {
  await lockCatalogue(toStatementClient(tx))
  const plans = splitPlan(await planImport(tx, table))[part] ?? []
  const written = plans.filter(isWritten)
  if (written.length === 0) return { added: 0, changed: 0 }
  if (digestPart(plans) !== digest)
    throw new HttpError(
      409,
      'DRAFT_CHANGED',
      'The catalogue has changed since the preview. Preview the table again; what’s imported already stays.',
    )
  await writePlans(tx, written)
  return { added: countKind(plans, 'new'), changed: countKind(plans, 'changed') }
}
