import { SUBSCRIPTIONS_PATH, UNSUBSCRIPTIONS_PATH } from '#contracts/paths/newsletter.ts'
import { buildEmailHash } from '#server/modules/newsletter/email-hash.ts'
import type { LocalMail } from '#server/ports/mail/local-mailbox.ts'
import type { SaleShop } from './sale-shop.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer } from './test-shop.ts'

type Fields = Readonly<Record<string, string>> | string

/** What newsletter readers do, and what the shop then stores about them. */
export interface NewsletterReaders {
  newEmail(): string
  signUp(email: unknown, host?: string, headers?: Record<string, string>): Promise<Answer>
  /** Submits a form of the German shop like a browser without scripts. */
  postForm(path: string, fields?: Fields, headers?: Record<string, string>): Promise<Answer>
  enrichPath(email: string): string
  leavePath(email: string): string
  oneClickPath(email: string): string
  /** Signs up and confirms an address. */
  subscribe(): Promise<string>
  findRow(email: string): Promise<Record<string, unknown> | undefined>
  findStatus(email: string): Promise<unknown>
  /** All mails to an address, after draining the outbox. */
  mailsTo(email: string): Promise<readonly (LocalMail | null)[]>
}

let made = 0

/** The shop may be started later. */
export function createReaders(storeOf: () => SaleShop): NewsletterReaders {
  const readers: NewsletterReaders = {
    newEmail: () => `reader-${++made}@example.org`,
    signUp: (email, host = MARKET_HOSTS.de, headers = {}) =>
      storeOf().shop.send(host, SUBSCRIPTIONS_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ email }),
      }),
    postForm: (path, fields = {}, headers = {}) =>
      storeOf().shop.send(MARKET_HOSTS.de, path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    enrichPath: (email) => `/newsletter/enrich/${buildEmailHash(storeOf().secret, 'enrich', email)}`,
    leavePath: (email) => `/newsletter/unsubscribe/${buildEmailHash(storeOf().secret, 'unsubscribe', email)}`,
    oneClickPath: (email) =>
      `${UNSUBSCRIPTIONS_PATH}/${buildEmailHash(storeOf().secret, 'unsubscribe', email)}`,
    async subscribe() {
      const email = readers.newEmail()
      await readers.signUp(email)
      await readers.postForm(readers.enrichPath(email))
      return email
    },
    async findRow(email) {
      const { rows } = await storeOf().db.$client.query(
        'select * from newsletter_subscription where email = $1',
        [email],
      )
      return rows[0]
    },
    findStatus: async (email) => (await readers.findRow(email))?.status,
    async mailsTo(email) {
      const { drain, mailbox } = storeOf()
      await drain()
      const mails = (await mailbox.list()).filter(({ to }) => to === email)
      return Promise.all(mails.map(({ id }) => mailbox.find(id)))
    },
  }
  return readers
}
