import { isEditionDue } from '#domain/fairness/edition-rule.ts'
import { buildYearUntil } from '#domain/fairness/fairness-figures.ts'
import { writeFairnessText } from '#domain/fairness/fairness-file.ts'
import { buildNextEdition } from '#domain/fairness/next-edition.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Database } from '#server/db/database.ts'
import { lockFigures } from './count-settled.ts'
import { findLatestEdition, insertEdition } from './editions.repository.ts'
import { countCounted, hasUncounted, readKeptFigures } from './fairness.repository.ts'

/** Settled devices are counted within seconds. After a day without that, the figures would tell of other days. */
export const MAX_BACKLOG_MS = DAY_MS

/** Publishes the figures of the last twelve months if enough has happened since the last time. Returns whether it did. */
export const publishEdition = (db: Database, nowMs: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockFigures(tx)
    const last = await findLatestEdition(tx)
    const countedDevices = await countCounted(tx)
    if (!isEditionDue(last, countedDevices, nowMs) || (await hasUncounted(tx, nowMs - MAX_BACKLOG_MS)))
      return false
    const period = buildYearUntil(nowMs)
    const kept = await readKeptFigures(tx, period)
    const file = buildNextEdition(
      { ...period, edition: (last?.number ?? 0) + 1, kept },
      last && {
        file: last.file,
        kept: await readKeptFigures(tx, { ...period, fromMs: Date.parse(last.file.from) }),
      },
    )
    if (!file) return false
    await insertEdition(tx, {
      number: file.edition,
      publishedAtMs: nowMs,
      countedDevices,
      content: writeFairnessText(file),
    })
    return true
  })
