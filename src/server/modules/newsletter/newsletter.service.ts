import { randomUUID } from 'node:crypto'
import { readEmail } from '#domain/customers/read-email.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { NewsletterChoices } from '#domain/newsletter/newsletter-choices.ts'
import { confirmableSince } from '#domain/newsletter/newsletter-clock.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import type { LoginGuard } from '#server/modules/account/login-guard.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { emailHashBytes, emailHashOf } from './email-hash.ts'
import { hashedAddress } from './hashed-address.ts'
import {
  clearAccountChoice,
  confirm,
  findByEnrichHash,
  insertRequest,
  lockAddress,
  type StoredSubscription,
  unsubscribe,
} from './newsletter.repository.ts'

export interface NewsletterOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
  readonly guard: Pick<LoginGuard, 'countMail' | 'countMailTo'>
}

export interface SignUp {
  /** As typed. */
  readonly email: string
  readonly market: MarketId
  /** The network address of whoever asks, for the guard. */
  readonly address: string
  readonly shopUrl: string
}

export interface FoundSubscription extends StoredSubscription {
  /** The key of the page that ends it. */
  readonly unsubscribeHash: string
}

export interface NewsletterService {
  /** Asks the owner of an address whether he wants the newsletter. What is known of the address does not show. */
  signUp(signUp: SignUp): Promise<void>
  /** The subscription that a link leads to; null when it is unknown or its time is over. */
  find(emailHash: string): Promise<FoundSubscription | null>
  /** Confirms, and stores choices where there are some; false when the link leads to nothing. */
  confirm(emailHash: string, choices: NewsletterChoices | null): Promise<boolean>
  /** An unknown hash is as good as any other: nobody gets the newsletter by it. */
  unsubscribe(emailHash: string): Promise<void>
}

async function signUp(
  { db, secret, guard, now }: NewsletterOptions,
  { email: typed, market, address, shopUrl }: SignUp,
): Promise<void> {
  if (!MARKETS[market].flags.newsletter)
    throw new HttpError(404, 'NOT_FOUND', 'There is no newsletter in this market.')
  const { value: email, problem } = readEmail(typed)
  if (problem) throw invalidFields([{ field: 'email', ...problem }])
  await guard.countMail(address)
  // Silently: the answer must not tell whether somebody else has asked for this address.
  if (!(await guard.countMailTo(email))) return
  const mail = { workKey: `NEWSLETTER_CONFIRM:${randomUUID()}`, shopUrl }
  await insertRequest(db, { ...hashedAddress(secret, email), market, at: new Date(now()) }, mail)
}

/** Runs a change of whatever a hash stands for; null when it stands for nothing. */
async function changeByHash<Result>(
  { db }: NewsletterOptions,
  [column, emailHash]: readonly ['enrich_hash' | 'unsubscribe_hash', string],
  change: (tx: Connection, email: string) => Promise<Result>,
): Promise<Result | null> {
  const hash = emailHashBytes(emailHash)
  if (!hash) return null
  return db.transaction(async (tx) => {
    const email = await lockAddress(tx, column, hash)
    return email === null ? null : change(tx, email)
  })
}

export const createNewsletterService = (options: NewsletterOptions): NewsletterService => {
  const { db, secret, now } = options
  const since = () => new Date(confirmableSince(now()))
  return {
    signUp: (given) => signUp(options, given),
    async find(emailHash) {
      const hash = emailHashBytes(emailHash)
      const stored = hash && (await findByEnrichHash(db, hash, since()))
      return stored && { ...stored, unsubscribeHash: emailHashOf(secret, 'unsubscribe', stored.email) }
    },
    async confirm(emailHash, choices) {
      const at = new Date(now())
      const isDone = await changeByHash(options, ['enrich_hash', emailHash], (tx, email) =>
        confirm(tx, { email, choices, at, since: since() }),
      )
      return isDone ?? false
    },
    async unsubscribe(emailHash) {
      await changeByHash(options, ['unsubscribe_hash', emailHash], async (tx, email) => {
        await unsubscribe(tx, email, new Date(now()))
        await clearAccountChoice(tx, email)
      })
    },
  }
}
