import { type SQL, sql } from 'drizzle-orm'
import { AGE_LIMITS_IN_MONTHS } from '#domain/waiting-cost/compute-waiting-cost.ts'

/** What `findAgeBucket` says about a row of `device`. */
export function buildAgeBucket(nowMs: number): SQL {
  const now = new Date(nowMs)
  const months = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  const limits = sql.raw(`array[${AGE_LIMITS_IN_MONTHS.join(', ')}]`)
  return sql`width_bucket(${months}::int - device.release_year * 12 - device.release_month, ${limits})`
}
