import { randomUUID } from 'node:crypto'
import { readEmail } from '#domain/customers/read-email.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { NewsletterChoices } from '#domain/newsletter/newsletter-choices.ts'
import { computeOldestConfirmable } from '#domain/opt-in/confirm-clock.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { decodeLinkKey, encodeLinkKey } from '#server/modules/opt-in/link-key.ts'
import { type MayWriteOptions, mayWrite } from '#server/modules/opt-in/may-write.ts'
import { liftSuppression } from '#server/modules/suppressions/suppressions.ts'
import { hashAddress } from './hash-address.ts'
import {
  clearAccountChoice,
  confirmSubscription,
  findByEnrichHash,
  type HashColumn,
  insertRequest,
  lockAddress,
  type StoredSubscription,
  unsubscribe,
} from './newsletter.repository.ts'

export type NewsletterOptions = MayWriteOptions

export interface SignUp {
  /** As typed. */
  readonly email: string
  readonly market: MarketId
  /** The client's network address, for the login guard. */
  readonly address: string
  readonly shopUrl: string
}

export interface FoundSubscription extends Omit<StoredSubscription, 'unsubscribeHash'> {
  /** The key of the page that ends the subscription. */
  readonly unsubscribeHash: string
}

export interface NewsletterService {
  /** Sends a mail that asks for confirmation. The outcome doesn't reveal what is known about the address. */
  signUp(signUp: SignUp): Promise<void>
  /** The subscription behind a link; null when it is unknown or expired. */
  find(emailHash: string): Promise<FoundSubscription | null>
  /** Confirms, and stores the choices if there are any; false for an unknown or expired link. */
  confirm(emailHash: string, choices: NewsletterChoices | null): Promise<boolean>
  /** An unknown hash is fine: nobody gets the newsletter by it. */
  unsubscribe(emailHash: string): Promise<void>
}

async function signUp(
  options: NewsletterOptions,
  { email: typed, market, address, shopUrl }: SignUp,
): Promise<void> {
  const { db, secret, now } = options
  if (!MARKETS[market].flags.newsletter)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no newsletter in this country.')
  const { value: email, problem } = readEmail(typed)
  if (problem) throw createInvalidFieldsError([{ field: 'email', ...problem }])
  // Who complained can still turn the newsletter on when signed in.
  if (!(await mayWrite(options, { email, mail: 'NEWSLETTER', address }))) return
  const mail = { workKey: `NEWSLETTER_CONFIRM:${randomUUID()}`, shopUrl }
  await insertRequest(db, { ...hashAddress(secret, email), market, at: new Date(now()) }, mail)
}

/** Runs a change of the subscription behind a hash; null for an unknown hash. */
async function changeByHash<Result>(
  { db }: NewsletterOptions,
  { column, emailHash }: { readonly column: HashColumn; readonly emailHash: string },
  change: (tx: Connection, email: string) => Promise<Result>,
): Promise<Result | null> {
  const hash = decodeLinkKey(emailHash)
  if (!hash) return null
  return db.transaction(async (tx) => {
    const email = await lockAddress(tx, column, hash)
    return email === null ? null : change(tx, email)
  })
}

export const createNewsletterService = (options: NewsletterOptions): NewsletterService => {
  const { db, now } = options
  const getConfirmableSince = () => new Date(computeOldestConfirmable(now()))
  return {
    signUp: (given) => signUp(options, given),
    async find(emailHash) {
      const hash = decodeLinkKey(emailHash)
      const stored = hash && (await findByEnrichHash(db, hash, getConfirmableSince()))
      return stored && { ...stored, unsubscribeHash: encodeLinkKey(stored.unsubscribeHash) }
    },
    async confirm(emailHash, choices) {
      const at = new Date(now())
      const since = getConfirmableSince()
      const isConfirmed = await changeByHash(
        options,
        { column: 'enrich_hash', emailHash },
        async (tx, email) => {
          const isDone = await confirmSubscription(tx, { email, choices, at, since })
          if (isDone) await liftSuppression(tx, options.secret, email)
          return isDone
        },
      )
      return isConfirmed ?? false
    },
    async unsubscribe(emailHash) {
      await changeByHash(options, { column: 'unsubscribe_hash', emailHash }, async (tx, email) => {
        await unsubscribe(tx, { email, way: 'link', at: new Date(now()) })
        await clearAccountChoice(tx, email)
      })
    },
  }
}
