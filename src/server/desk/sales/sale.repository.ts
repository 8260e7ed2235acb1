import { sql } from 'drizzle-orm'
import type { Sale } from '#contracts/desk/sale.ts'
import type { Connection } from '#server/db/database.ts'
import { isoTime } from '#server/db/sql-values.ts'
import { PLACE } from '#server/desk/items/place-column.ts'
import { isHoldOpenAt } from '#server/modules/payout-holds/payout-holds.ts'
import { PUSH_KEY_PREFIX, SENT_BY } from '#server/modules/push-notices/queue-push.ts'

/** What a sale is, apart from its devices and what happened to it. */
export type SaleHead = Pick<
  Sale,
  | 'market'
  | 'shopMode'
  | 'isBusiness'
  | 'currency'
  | 'createdAt'
  | 'sendBy'
  | 'parcel'
  | 'arrival'
  | 'identity'
> & {
  readonly customerNumber: number
  readonly offer: NonNullable<Sale['offer']>
}

export async function findSaleHead(db: Connection, transactionId: number): Promise<SaleHead | null> {
  const { rows } = await db.execute<SaleHead & Record<string, unknown>>(sql`
    select customer_number::float8 as "customerNumber", market, shop_mode as "shopMode", is_business as "isBusiness",
      currency, ${isoTime('created_at')} as "createdAt", ${isoTime('send_by')} as "sendBy",
      jsonb_build_object('totalInCents', total_in_cents, 'voucherCode', voucher_code,
        'voucherValueInCents', voucher_value_in_cents, 'acceptFromBp', accept_from_bp,
        'acceptOtherwise', accept_otherwise) as offer,
      (select jsonb_build_object('carrier', carrier, 'trackingNumber', tracking_number,
          'bookedAt', ${isoTime('booked_at')}, 'firstScanAt', ${isoTime('first_scan_at')},
          'lastScanAt', ${isoTime('last_scan_at')})
        from shipment where shipment.transaction_id = trade.transaction_id) as parcel,
      (select jsonb_build_object('weightInGrams', weight_in_grams, 'bookedInAt', ${isoTime('booked_in_at')})
        from arrival where arrival.transaction_id = trade.transaction_id) as arrival,
      (select jsonb_build_object('requestedAt', ${isoTime('requested_at')}, 'submittedAt', ${isoTime('submitted_at')},
          'acceptedAt', ${isoTime('accepted_at')}, 'refusedAt', ${isoTime('refused_at')},
          'refusalReason', refusal_reason)
        from identity_request where identity_request.transaction_id = trade.transaction_id) as identity
    from trade where transaction_id = ${transactionId}`)
  return rows[0] ?? null
}

/** The seller's details, in full. Null once they were erased. */
export interface SaleSeller {
  readonly email: string
  readonly phone: string | null
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly street: string
  readonly houseNumber: string
  readonly addressExtra: string | null
  readonly zip: string
  readonly city: string
  readonly country: string
  readonly paymentTypeId: number
  readonly accountHolder: string
  readonly maskedAccount: string
}

export async function findSaleSeller(db: Connection, transactionId: number): Promise<SaleSeller | null> {
  const { rows } = await db.execute<SaleSeller & Record<string, unknown>>(sql`
    select email, phone, first_name as "firstName", last_name as "lastName", company_name as "companyName", street,
      house_number as "houseNumber", address_extra as "addressExtra", zip, city, country,
      payment_type_id as "paymentTypeId", account_holder as "accountHolder", masked_account as "maskedAccount"
    from trade_seller where transaction_id = ${transactionId}`)
  return rows[0] ?? null
}

type Device = Sale['devices'][number]

/** A device with everything about it, before anything is hidden. */
export type WholeDevice = Omit<Device, 'isSealed' | 'declared' | 'next'> & {
  readonly declared: NonNullable<Device['declared']>
}

const INSPECTIONS = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('number', inspection.number, 'operator', operator.name,
      'startedAt', ${isoTime('started_at')}, 'committedAt', ${isoTime('committed_at')},
      'decidedAt', ${isoTime('decided_at')},
      'findings', case when found is not null then found || jsonb_build_object('serialNumber', serial_number,
        'model', (select name from device_text where device_id = (found ->> 'deviceId')::integer and language = 'en'),
        'isHazardous', is_hazardous, 'outcome', outcome, 'secondPriceInCents', second_price_in_cents) end)
      order by inspection.number), '[]')
    from inspection join operator on operator.id = operator_id
    where inspection.transaction_id = item.transaction_id and inspection.item_number = item.number)`

const PHOTOS = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('photoId', photo.id, 'takenAt', ${isoTime('taken_at')})
      order by taken_at, photo.id), '[]')
    from photo where photo.transaction_id = item.transaction_id and photo.item_number = item.number)`

const CLARIFICATIONS = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'reason', reason, 'missingPart', missing_part,
      'proofRefusal', proof_refusal, 'priceInCents', clarification.price_in_cents,
      'openedAt', ${isoTime('opened_at')}, 'answerBy', ${isoTime('answer_by')}, 'answer', answer,
      'answeredAt', ${isoTime('answered_at')}, 'answeredBy', answered_by,
      'proofCount', case when answer = 'DONE' then (select count(*) from clarification_proof
        where clarification_id = clarification.id) else 0 end) order by clarification.id), '[]')
    from clarification
    where clarification.transaction_id = item.transaction_id and clarification.item_number = item.number)`

const RETURNS = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('carrier', carrier, 'trackingNumber', tracking_number,
      'bookedAt', ${isoTime('booked_at')}, 'scannedAt', ${isoTime('scanned_at')},
      'deliveredAt', ${isoTime('delivered_at')}) order by back.id), '[]')
    from return_shipment as back
    where back.transaction_id = item.transaction_id and back.item_number = item.number)`

const PART = sql`
  (select jsonb_build_object('part', missing_part, 'trackingNumber', tracking_number,
      'state', case when arrived_at is not null then 'ARRIVED' when scanned_at is not null then 'ON_ITS_WAY'
        when booked_at is not null then 'BOOKED' else 'REQUESTED' end)
    from part_parcel join clarification on clarification.id = clarification_id
    where part_parcel.transaction_id = item.transaction_id and part_parcel.item_number = item.number
    order by clarification_id desc limit 1)`

const ERASURES = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('number', erasure.number, 'method', erasure.method,
      'recordedAt', ${isoTime('recorded_at')}, 'operator', operator.name,
      'operatorCode', content::jsonb ->> 'operator') order by erasure.number), '[]')
    from device_erasure as erasure join operator on operator.id = operator_id
    where erasure.transaction_id = item.transaction_id and erasure.item_number = item.number)`

export async function listSaleDevices(
  db: Connection,
  transactionId: number,
): Promise<readonly WholeDevice[]> {
  const { rows } = await db.execute<WholeDevice & Record<string, unknown>>(sql`
    select item.number as "itemNumber", device_text.name as device, item.state,
      ${isoTime('item.state_since')} as "stateSince",
      jsonb_build_object('storageGb', offer.storage_gb, 'conditionId', offer.condition_id, 'answers', offer.answers,
        'priceInCents', item.price_in_cents, 'settledInCents', item.settled_in_cents,
        'bonusInCents', item.bonus_in_cents) as declared,
      ${INSPECTIONS} as inspections, ${PHOTOS} as photos, ${CLARIFICATIONS} as clarifications, ${RETURNS} as returns,
      ${PART} as part, ${PLACE} as place, ${ERASURES} as erasures
    from trade_item as item join offer on offer.id = item.offer_id
    join device_text on device_text.device_id = offer.device_id and language = 'en'
    where item.transaction_id = ${transactionId} order by item.number`)
  return rows
}

export async function listSalePhotos(db: Connection, transactionId: number): Promise<Sale['unboxingPhotos']> {
  const { rows } = await db.execute<Sale['unboxingPhotos'][number]>(sql`
    select id as "photoId", ${isoTime('taken_at')} as "takenAt" from photo
    where transaction_id = ${transactionId} and purpose = 'UNBOXING' order by taken_at, id`)
  return rows
}

export async function listSalePayouts(db: Connection, transactionId: number): Promise<Sale['payouts']> {
  const { rows } = await db.execute<Sale['payouts'][number]>(sql`
    select item_number as "itemNumber", attempt, reference, amount_in_cents as "amountInCents",
      bonus_in_cents as "bonusInCents", status, message_id as batch, rejected_reason as "rejectedReason",
      ${isoTime('payout.created_at')} as "createdAt", ${isoTime('settled_at')} as "settledAt"
    from payout left join payout_batch on payout_batch.id = batch_id
    where transaction_id = ${transactionId} order by payout.id`)
  return rows
}

/** Why payouts wait, or have waited. */
export async function listSaleHolds(
  db: Connection,
  transactionId: number,
  nowMs: number,
): Promise<Sale['holds']> {
  const { rows } = await db.execute<Sale['holds'][number]>(sql`
    select payout_hold.id::float8 as id, reason, ${isoTime('since')} as since, ${isoTime('until')} as until,
      (${isHoldOpenAt(nowMs)}) as "isOpen", ${isoTime('released_at')} as "releasedAt",
      operator.name as "releasedBy", release_note as "releaseNote"
    from payout_hold left join operator on operator.id = released_by
    where transaction_id = ${transactionId} order by "isOpen" desc, payout_hold.id`)
  return rows
}

export async function listSaleEvents(db: Connection, transactionId: number): Promise<Sale['events']> {
  const { rows } = await db.execute<Sale['events'][number]>(sql`
    select item_number as "itemNumber", event, actor, from_state as "fromState", to_state as "toState",
      ${isoTime('happened_at')} as "happenedAt"
    from trade_event where transaction_id = ${transactionId} order by id`)
  return rows
}

/** Dozens for every device; what they lead to is an action of its own. */
const STEPS_OF_AN_INSPECTION = ['SAVE_FINDINGS_DRAFT', 'SORT_PHOTO', 'PAIR_CAMERA', 'OPEN_CAMERA']

/**
 * What operators have done with a sale, and what became of another address. Views, refusals, single steps and every second
 * in which a page waited for a file are in the audit log only.
 */
export async function listSaleActions(db: Connection, transactionId: number): Promise<Sale['actions']> {
  const { rows } = await db.execute<Sale['actions'][number]>(sql`
    select 'EMAIL_CONFIRMED' as action, null as operator, null::integer as "itemNumber",
      ${isoTime('confirmed_at')} as "happenedAt"
    from email_change where transaction_id = ${transactionId} and confirmed_at is not null
    union all
    select 'EMAIL_CHANGE_STOPPED', null, null, ${isoTime('voided_at')}
    from email_change where transaction_id = ${transactionId} and voided_at is not null
    union all
    select 'EMAIL_CHANGE_REPLACED', null, null, ${isoTime('replaced_at')}
    from email_change where transaction_id = ${transactionId} and replaced_at is not null
    union all
    (select action, operator.name, item_number, ${isoTime('happened_at')}
    from audit_log left join operator on operator.id = operator_id
    where transaction_id = ${transactionId} and not is_view and not coalesce(data ? 'refused', false)
      and action <> all(${sql.param(STEPS_OF_AN_INSPECTION)}::text[])
      and coalesce(data ->> 'outcome', '') <> 'WAITING'
    order by audit_log.id)`)
  return rows
}

/** Mails and notifications that were sent, and mails that still wait or were given up. */
export async function listSaleMails(db: Connection, transactionId: number): Promise<Sale['mails']> {
  const { rows } = await db.execute<Sale['mails'][number]>(sql`
    select regexp_replace(work_key, ${`^${PUSH_KEY_PREFIX}`}, '') as "workKey", ${sql.raw(SENT_BY)} as channel, mail,
      'sent' as status, ${isoTime('sent_at')} as at, subject, text
    from sent_mail where transaction_id = ${transactionId}
    union all
    select work_key, ${sql.raw(SENT_BY)}, data ->> 'mail', case status when 'dead' then 'failed' else 'waiting' end,
      ${isoTime('created_at')}, null, null
    from outbox where topic = 'TRADE_MAIL' and status <> 'done'
      and (data ->> 'transactionId')::bigint = ${transactionId}
    order by at desc, "workKey"`)
  return rows
}
