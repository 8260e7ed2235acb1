import { SYSTEM, type System } from '#contracts/desk/system.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Database } from '#server/db/database.ts'
import { findLatestMigration } from '#server/db/latest-migration.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, type DeskTools, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { readOutboxState } from '#server/modules/outbox/outbox.repository.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { SHOP_INDEXES } from '#server/ports/search/shop-indexes.ts'
import { countDeadLetters } from './dead-letters.api.ts'
import {
  listBackups,
  listBuilds,
  listLeads,
  listRuns,
  listWaitingTopics,
  readCatalogueState,
  type StoredRun,
} from './system.repository.ts'

const ROLES = ['administration'] as const satisfies readonly OperatorRole[]

/** A worker that was restarted has this much time before anyone has to look. */
const LATE_AFTER_MS = 5 * MINUTE_MS

const toJobJson = (run: StoredRun, nowMs: number): System['jobs'][number] => {
  const nextAtMs = run.finishedAtMs + run.pauseMs
  return {
    name: run.name,
    startedAt: toTimeJson(run.startedAtMs),
    durationMs: Math.max(0, Math.round(run.finishedAtMs - run.startedAtMs)),
    nextAt: toTimeJson(nextAtMs),
    isLate: nowMs > nextAtMs + LATE_AFTER_MS,
    failedAt: toTimeJsonOrNull(run.failedAtMs),
    lastError: run.lastError,
  }
}

/** How many devices each index finds, as visitors ask it. An index that doesn't answer is shown as such. */
const countDocuments = (search: SearchEngine) =>
  Promise.all(
    SHOP_INDEXES.map(async (indexes) => {
      const query = { kind: 'deviceList', filter: {}, sort: 'newest', from: 0 } as const
      const found = await search.search(query, { indexes, size: 1 }).catch(() => null)
      return { name: indexes.devices, documents: found?.total ?? null }
    }),
  )

async function readSearch(
  db: Database,
  { search, searchKind }: Pick<DeskTools, 'search' | 'searchKind'>,
): Promise<System['search']> {
  const { devices, changedAtMs } = await readCatalogueState(db)
  return {
    kind: searchKind,
    devices,
    catalogueChangedAt: toTimeJsonOrNull(changedAtMs),
    indexes: search ? await countDocuments(search) : [],
  }
}

async function readOutbox(db: Database, nowMs: number): Promise<System['outbox']> {
  const [state, topics] = await Promise.all([readOutboxState(db, nowMs), listWaitingTopics(db)])
  return {
    ...state,
    topics: topics.map(({ topic, waiting, oldestMs }) => ({
      topic,
      waiting,
      oldestSince: toTimeJson(oldestMs),
    })),
  }
}

async function readSystem(
  db: Database,
  tools: Pick<DeskTools, 'search' | 'searchKind'>,
  nowMs: number,
): Promise<System> {
  const [outbox, leads, runs, builds, search, backups] = await Promise.all([
    readOutbox(db, nowMs),
    listLeads(db),
    listRuns(db),
    listBuilds(db),
    readSearch(db, tools),
    listBackups(db),
  ])
  return {
    outbox,
    leads: leads.map(({ name, untilMs, isHeld }) => ({ name, until: toTimeJson(untilMs), isHeld })),
    jobs: runs.map((run) => toJobJson(run, nowMs)),
    builds: builds.map(({ sharedAtMs, files, bytes }) => ({
      sharedAt: toTimeJson(sharedAtMs),
      files,
      bytes,
    })),
    search,
    backups: backups.map(({ startedAtMs, finishedAtMs, tables, rows }) => ({
      startedAt: toTimeJson(startedAtMs),
      finishedAt: toTimeJson(finishedAtMs),
      tables,
      rows,
    })),
    migration: findLatestMigration(),
  }
}

/** How the shop runs. It only reads: commands and the processes themselves change it. */
export const SYSTEM_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/system',
    roles: ROLES,
    action: 'SEE_SYSTEM',
    // What waits for a person there is work that was given up.
    list: { title: 'System', key: '6', countRows: countDeadLetters },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/system',
    roles: ROLES,
    action: 'SEE_SYSTEM',
    summary: 'Returns background work, waiting jobs, builds, search indexes and backups.',
    schema: { response: { 200: SYSTEM } },
    handler: async ({ db, now, search, searchKind }) => readSystem(db, { search, searchKind }, now()),
  }),
]
