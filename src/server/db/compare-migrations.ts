/** A migration as the database records it when it runs. */
export interface Migration {
  readonly hash: string
  /** When it was generated. Migrations run in this order. */
  readonly atMs: number
}

const isSame = (one: Migration, other: Migration): boolean =>
  one.hash === other.hash && one.atMs === other.atMs

const findNewestMs = (migrations: readonly Migration[]): number =>
  Math.max(...migrations.map(({ atMs }) => atMs), Number.NEGATIVE_INFINITY)

/** Those of `some` that `others` should have, because it has newer ones, but doesn't. */
function findMissing(some: readonly Migration[], others: readonly Migration[]): readonly Migration[] {
  const newestMs = findNewestMs(others)
  return some.filter(
    (migration) => migration.atMs <= newestMs && !others.some((other) => isSame(migration, other)),
  )
}

/**
 * Whether a database can be migrated: up to some moment, it has run exactly the migrations that this version delivers. Only
 * newer ones may be unknown, on either side: an older process may start while a newer version is being deployed.
 */
export const canMigrate = (recorded: readonly Migration[], delivered: readonly Migration[]): boolean =>
  findMissing(recorded, delivered).length === 0 && findMissing(delivered, recorded).length === 0

/** Whether a database has run migrations that are newer than all that this version delivers. */
export const isFurther = (recorded: readonly Migration[], delivered: readonly Migration[]): boolean =>
  findNewestMs(recorded) > findNewestMs(delivered)
