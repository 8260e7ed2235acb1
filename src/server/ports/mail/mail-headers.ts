import { createHash } from 'node:crypto'
import { MailFailedError } from './mail-failed-error.ts'

export interface MailAddress {
  readonly name: string
  readonly address: string
}

const CONTROL = /[\p{Cc}\u2028\u2029]+/gu

/** Text as it may stand in a header: one line, so that nothing in it can begin a header of its own. */
export const headerText = (text: string): string =>
  text.toWellFormed().replace(CONTROL, ' ').replace(/ {2,}/g, ' ').trim()

const NAMED = /^(?<name>[^<>]*)<(?<address>[^<>]*)>$/

// Narrower than the standard: no quoted names, comments, groups or lists, which mail programs read differently.
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cf}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cf}]{1,190}$/u

/** One mailbox, with or without a name before it; null for anything else, also for several. */
export function parseMailAddress(text: string): MailAddress | null {
  const line = headerText(text)
  const { name = '', address = line } = NAMED.exec(line)?.groups ?? {}
  if (!ADDRESS.test(address.trim())) return null
  return { name: name.replaceAll('"', '').trim(), address: address.trim() }
}

/** One mailbox; a mail to anything else can never be sent. */
export function requireMailAddress(text: string): MailAddress {
  const address = parseMailAddress(text)
  if (address) return address
  throw new MailFailedError({ code: 'EADDRESS', smtpStatus: null, isPermanent: true })
}

const ID = /^[A-Za-z0-9_-]{1,64}(?:\.[A-Za-z0-9_-]{1,64}){0,3}$/

/** The same for every attempt to send a mail. An id that could not stand in a header stands there as its hash. */
export function messageIdOf(id: string, { address }: MailAddress): string {
  const name = ID.test(id) ? id : createHash('sha256').update(id).digest('hex')
  return `<${name}@${address.slice(address.lastIndexOf('@') + 1)}>`
}
