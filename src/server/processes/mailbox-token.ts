import { randomBytes } from 'node:crypto'
import { isLoopbackHost } from '#domain/markets/host-reach.ts'
import type { Environment } from '#server/config/environment.ts'
import type { HostConfig } from '#server/config/load-host-config.ts'
import { chooseMailDelivery } from '#server/config/mail-delivery.ts'
import { StartupError } from '#server/config/startup-error.ts'
import type { Database } from '#server/db/database.ts'
import type { MailboxOptions } from '#server/modules/mailbox/mailbox.routes.ts'
import { createLocalMailbox } from '#server/ports/mail/local-mailbox.ts'

/** The mails of a machine that only runs web processes are sent by another one, and any machine may be asked for them. */
function findSharedToken({ SMTP_URL, MAILBOX, MAILBOX_TOKEN }: Environment): string | null {
  if (SMTP_URL || MAILBOX !== 'on') return null
  if (MAILBOX_TOKEN === undefined)
    throw new StartupError(
      'MAILBOX=on needs MAILBOX_TOKEN here, the same on every machine with web processes.',
    )
  return MAILBOX_TOKEN
}

/** The token that opens the mailbox until the next start; null for a shop with a mail server, or without pages. */
export function createMailboxToken(environment: Environment, hosts: HostConfig): string | null {
  const { SHOP_ROLE, MAILBOX_TOKEN } = environment
  if (SHOP_ROLE === 'desk' || SHOP_ROLE === 'migrate') return null
  if (SHOP_ROLE === 'web') return findSharedToken(environment)
  const hasMailbox = chooseMailDelivery(environment, hosts) === 'mailbox' && SHOP_ROLE === 'all'
  return hasMailbox ? (MAILBOX_TOKEN ?? randomBytes(24).toString('base64url')) : null
}

/** The mailbox that the supervisor's token opens; nothing for a shop with a mail server. */
export const findMailbox = (
  environment: Environment,
  hosts: HostConfig,
  db: Database,
): { readonly mailbox?: MailboxOptions } =>
  environment.MAILBOX_TOKEN !== undefined && chooseMailDelivery(environment, hosts) === 'mailbox'
    ? { mailbox: { mails: createLocalMailbox(db), token: environment.MAILBOX_TOKEN } }
    : {}

/** The link that opens the mailbox, for the person who started the shop: on this machine, where it has a host. */
export function buildMailboxUrl({ table }: HostConfig, token: string): string {
  const hosts = [...table.keys()]
  const local = hosts.find(isLoopbackHost)
  return `${local ? `http://${local}` : `https://${hosts[0]}`}/mailbox?token=${token}`
}
