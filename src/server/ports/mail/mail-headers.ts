import { createHash } from 'node:crypto'
import { MailFailedError } from './mail-failed-error.ts'

export interface MailAddress {
  readonly name: string
  readonly address: string
}

const CONTROL = /[\p{Cc}\u2028\u2029]+/gu

/** Text that is safe in a header: a single line, so that it can't start another header. */
export const toHeaderText = (text: string): string =>
  text.toWellFormed().replace(CONTROL, ' ').replace(/ {2,}/g, ' ').trim()

const NAMED = /^(?<name>[^<>]*)<(?<address>[^<>]*)>$/

// Stricter than the standard: no quoted names, comments, groups or lists, which mail programs interpret differently.
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cf}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cf}]{1,190}$/u

/** A single mailbox, with or without a name; null for anything else, including several mailboxes. */
export function parseMailAddress(text: string): MailAddress | null {
  const line = toHeaderText(text)
  const { name = '', address = line } = NAMED.exec(line)?.groups ?? {}
  if (!ADDRESS.test(address.trim())) return null
  return { name: name.replaceAll('"', '').trim(), address: address.trim() }
}

/** A single mailbox; a mail to anything else can never be sent. */
export function requireMailAddress(text: string): MailAddress {
  const address = parseMailAddress(text)
  if (address) return address
  throw new MailFailedError({ code: 'EADDRESS', smtpStatus: null, isPermanent: true })
}

const ID = /^[A-Za-z0-9_-]{1,64}(?:\.[A-Za-z0-9_-]{1,64}){0,3}$/

/** The same for every attempt to send a mail. An id that isn't safe in a header is replaced by its hash. */
export function buildMessageId(id: string, { address }: MailAddress): string {
  const name = ID.test(id) ? id : createHash('sha256').update(id).digest('hex')
  return `<${name}@${address.slice(address.lastIndexOf('@') + 1)}>`
}
