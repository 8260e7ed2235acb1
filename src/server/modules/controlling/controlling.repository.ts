import type { ControllingRequest } from '#contracts/controlling.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Database } from '#server/db/database.ts'
import type { CollectedEvent } from '#server/ports/collector/collector.ts'

/** The outbox topic of events to forward. */
export const CONTROLLING_TOPIC = 'CONTROLLING_EVENT'

export interface NewControllingEvent {
  readonly shop: Shop
  readonly request: ControllingRequest
  readonly receivedAt: Date
  readonly isForwarding: boolean
}

// Stores the event and the outbox row that forwards it: both or none.
const INSERT_EVENT = `
  with new_event as (
    insert into controlling_event (received_at, client_id, application_id, market, shop_mode, url, event_name, data)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id
  )
  insert into outbox (topic, work_key, data, due_at, created_at)
  select '${CONTROLLING_TOPIC}', '${CONTROLLING_TOPIC}:' || id, jsonb_build_object('eventId', id), $1, $1
  from new_event where $9::boolean`

export async function insertControllingEvent(
  db: Database,
  { shop, request, receivedAt, isForwarding }: NewControllingEvent,
): Promise<void> {
  const { clientId, applicationId, url, eventName, data } = request
  await db.$client.query(INSERT_EVENT, [
    receivedAt,
    clientId,
    applicationId,
    shop.market,
    shop.shopMode,
    url,
    eventName,
    JSON.stringify(data),
    isForwarding,
  ])
}

const READ_EVENTS = `
  select id::float8 as "eventId", received_at as "receivedAt", client_id as "clientId",
    application_id as "applicationId", market, shop_mode as "shopMode", url, event_name as "eventName", data
  from controlling_event where id = any($1::bigint[]) order by id`

/** Leaves out events that have been deleted since. */
export async function readControllingEvents(
  db: Database,
  eventIds: readonly number[],
): Promise<readonly CollectedEvent[]> {
  const { rows } = await db.$client.query<CollectedEvent>(READ_EVENTS, [eventIds])
  return rows
}
