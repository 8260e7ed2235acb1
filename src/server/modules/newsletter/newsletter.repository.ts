import { type SQL, sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { NewsletterChoices } from '#domain/newsletter/newsletter-choices.ts'
import type { Connection } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'
import { buildWordingSql } from './consent-wording.ts'

/** An address with the hashes of its links. */
export interface HashedAddress {
  readonly email: string
  readonly enrichHash: Uint8Array
  readonly unsubscribeHash: Uint8Array
}

export interface NewSubscription extends HashedAddress {
  readonly market: MarketId
  readonly at: Date
}

/** The outbox row of the mail that asks for confirmation. */
export interface MailRequest {
  readonly workKey: string
  /** The shop that the link opens; without a path. */
  readonly shopUrl: string
}

/**
 * Serialises writers of one address. Two simultaneous inserts would otherwise collide on the unique hashes first, which
 * `on conflict (email)` doesn't cover, and fail.
 */
const lockTurn = (email: string): SQL =>
  sql`(select pg_advisory_xact_lock(hashtextextended(${`newsletter:${email}`}, 0))) as turn`

/** Stores a request and queues its mail. A confirmed subscription stays as it is and gets no mail. */
export async function insertRequest(
  db: Connection,
  { email, market, enrichHash, unsubscribeHash, at }: NewSubscription,
  { workKey, shopUrl }: MailRequest,
): Promise<void> {
  await db.execute(sql`
    with subscription as (
      insert into newsletter_subscription as known
        (email, market, status, enrich_hash, unsubscribe_hash, requested_at)
      select ${email}, ${market}, 'pending', ${enrichHash}::bytea, ${unsubscribeHash}::bytea, ${at}::timestamptz
      from ${lockTurn(email)}
      on conflict (email) do update set status = 'pending', market = excluded.market, requested_at = excluded.requested_at, confirmed_at = null, unsubscribed_at = null
      where known.status <> 'confirmed'
      returning id
    )
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select 'NEWSLETTER_MAIL', ${workKey}, jsonb_build_object('mail', 'NEWSLETTER_CONFIRMATION',
      'subscriptionId', id, 'shopUrl', ${shopUrl}::text), ${at}, ${at}, ${findTraceparent()}::text
    from subscription`)
}

/** Links open confirmed subscriptions, and requests until they expire. */
const isLive = (since: Date): SQL =>
  sql`(status = 'confirmed' or status = 'pending' and requested_at > ${since})`

export interface StoredSubscription extends NewsletterChoices {
  readonly email: string
  /** As it was made at first. A newer key of the ring would make another one, and old mails must keep working. */
  readonly unsubscribeHash: Uint8Array
  readonly isConfirmed: boolean
}

export async function findByEnrichHash(
  db: Connection,
  enrichHash: Uint8Array,
  since: Date,
): Promise<StoredSubscription | null> {
  const { rows } = await db.execute<StoredSubscription & Record<string, unknown>>(sql`
    select email, unsubscribe_hash as "unsubscribeHash", status = 'confirmed' as "isConfirmed", salutation, first_name as "firstName",
      birth_day as "birthDay", birth_month as "birthMonth", interests, device_ids as "deviceIds", frequency
    from newsletter_subscription where enrich_hash = ${enrichHash} and ${isLive(since)}`)
  return rows[0] ?? null
}

/** Account and subscription change together, and every writer locks the account first, so that there are no deadlocks. */
const lockAccount = async (tx: Connection, email: string): Promise<void> => {
  await tx.execute(sql`select from customer_account where email = ${email} for update`)
}

/** Locks everything about a subscriber, for changes that begin with one of their deliveries. */
export async function lockSubscriber(tx: Connection, email: string): Promise<void> {
  await lockAccount(tx, email)
  await tx.execute(sql`select from newsletter_subscription where email = ${email} for update`)
}

export type HashColumn = 'enrich_hash' | 'unsubscribe_hash'

/** The address behind a hash, with its account locked if it has one. */
export async function lockAddress(
  tx: Connection,
  column: HashColumn,
  hash: Uint8Array,
): Promise<string | null> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select email from newsletter_subscription where ${sql.raw(column)} = ${hash}`)
  const email = rows[0]?.email
  if (email === undefined) return null
  await lockAccount(tx, email)
  return email
}

const toArray = (values: readonly (string | number)[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]`

/** Leaves out devices that aren't in the catalogue. */
const buildChoicesPart = (choices: NewsletterChoices): SQL => sql`,
  salutation = ${choices.salutation}, first_name = ${choices.firstName}, birth_day = ${choices.birthDay},
  birth_month = ${choices.birthMonth}, interests = ${toArray(choices.interests)}::text[],
  device_ids = array(select id from unnest(${toArray(choices.deviceIds)}::integer[]) with ordinality as own (id, place)
    where exists (select from device where device.id = own.id) order by place),
  frequency = ${choices.frequency}`

export interface Confirmation {
  readonly email: string
  /** Null leaves them as they are. */
  readonly choices: NewsletterChoices | null
  readonly at: Date
  readonly since: Date
}

/**
 * Confirms a subscription, or changes its choices; false when there is nothing to confirm. The row is locked before it is
 * read, so that two clicks are one consent.
 */
export async function confirmSubscription(
  tx: Connection,
  { email, choices, at, since }: Confirmation,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with before as (
      select id, status, requested_at from newsletter_subscription
      where email = ${email} and ${isLive(since)} for update
    ), subscription as (
      update newsletter_subscription as known
      set status = 'confirmed', confirmed_at = coalesce(confirmed_at, ${at}::timestamptz)
        ${choices ? buildChoicesPart(choices) : sql``}
      from before where known.id = before.id
      returning known.email, known.market, known.confirmed_at, before.status as was, before.requested_at
    ), consent as (
      insert into newsletter_consent (email, market, kind, way, asked_at, happened_at, wording)
      select email, market, 'given', 'link', requested_at, confirmed_at, ${buildWordingSql('link')}
      from subscription where was = 'pending'
    ), account as (
      update customer_account set newsletter_since = coalesce(newsletter_since, confirmed_at) from subscription
      where customer_account.email = subscription.email and activated_at is not null
    )
    select from subscription`)
  return rowCount === 1
}

/** Subscribes a customer without a confirmation mail: the account has proven the address. */
export async function subscribeCustomer(
  tx: Connection,
  { email, market, enrichHash, unsubscribeHash, at }: NewSubscription,
): Promise<void> {
  await tx.execute(sql`
    with subscription as (
      insert into newsletter_subscription as known
        (email, market, status, enrich_hash, unsubscribe_hash, requested_at, confirmed_at)
      select ${email}, ${market}, 'confirmed', ${enrichHash}::bytea, ${unsubscribeHash}::bytea, ${at}::timestamptz,
        ${at}::timestamptz
      from ${lockTurn(email)}
      on conflict (email) do update set status = 'confirmed', market = excluded.market, requested_at = excluded.requested_at, confirmed_at = excluded.confirmed_at, unsubscribed_at = null
      where known.status <> 'confirmed'
      returning email, market, requested_at, confirmed_at
    )
    insert into newsletter_consent (email, market, kind, way, asked_at, happened_at, wording)
    select email, market, 'given', 'account', requested_at, confirmed_at, ${buildWordingSql('account')}
    from subscription`)
}

/** How a subscription ends. */
export type EndingWay = 'link' | 'account' | 'bounce' | 'complaint' | 'erasure'

export interface Ending {
  readonly email: string
  readonly way: EndingWay
  readonly at: Date
}

const buildEndRecord = ({ way, at }: Ending): SQL => sql`
  insert into newsletter_consent (email, market, kind, way, happened_at)
  select email, market, 'ended', ${way}, ${at}::timestamptz from ended where was = 'confirmed'`

/**
 * Ends the subscription of an address. The subscriber's choices go at once; the consent itself stays as proof.
 * An unconfirmed request leaves nothing behind.
 */
export async function unsubscribe(tx: Connection, ending: Ending): Promise<void> {
  const { email, at } = ending
  await tx.execute(sql`
    with request as (
      delete from newsletter_subscription where email = ${email} and status = 'pending'
    ), ended as (
      update newsletter_subscription set status = 'unsubscribed', unsubscribed_at = ${at}, salutation = null,
        first_name = null, birth_day = null, birth_month = null, interests = '{}', device_ids = '{}', frequency = null
      where email = ${email} and status = 'confirmed'
      returning email, market, 'confirmed' as was
    )
    ${buildEndRecord(ending)}`)
}

/** Deletes the subscription of someone who leaves the shop. That they had agreed to it stays on record. */
export async function eraseSubscription(tx: Connection, email: string, at: Date): Promise<void> {
  await tx.execute(sql`
    with ended as (
      delete from newsletter_subscription where email = ${email} returning email, market, status as was
    )
    ${buildEndRecord({ email, way: 'erasure', at })}`)
}

/** The choice in the account follows the subscription. */
export async function clearAccountChoice(tx: Connection, email: string): Promise<void> {
  await tx.execute(sql`update customer_account set newsletter_since = null where email = ${email}`)
}

export interface MailFacts extends Record<string, unknown> {
  readonly email: string
  readonly enrichHash: Uint8Array
  readonly unsubscribeHash: Uint8Array
  readonly market: MarketId
  readonly requestedAt: Date | string
}

/** The recipient of a confirmation mail; null when there is nothing left to confirm. */
export async function findRequest(db: Connection, subscriptionId: number): Promise<MailFacts | null> {
  const { rows } = await db.execute<MailFacts>(sql`
    select email, enrich_hash as "enrichHash", unsubscribe_hash as "unsubscribeHash", market,
      requested_at as "requestedAt"
    from newsletter_subscription
    where id = ${subscriptionId} and status = 'pending'`)
  return rows[0] ?? null
}
