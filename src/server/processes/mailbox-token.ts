import { randomBytes } from 'node:crypto'
import { isLoopbackHost } from '#domain/markets/host-reach.ts'
import type { Environment } from '#server/config/environment.ts'
import type { HostConfig } from '#server/config/load-host-config.ts'
import { chooseMailDelivery } from '#server/config/mail-delivery.ts'
import type { Database } from '#server/db/database.ts'
import type { MailboxOptions } from '#server/modules/mailbox/mailbox.routes.ts'
import { createLocalMailbox } from '#server/ports/mail/local-mailbox.ts'

/** The token that opens the mailbox until the next start; null for a shop with a mail server. */
export const createMailboxToken = (environment: Environment, hosts: HostConfig): string | null =>
  chooseMailDelivery(environment, hosts) === 'server'
    ? null
    : (environment.MAILBOX_TOKEN ?? randomBytes(24).toString('base64url'))

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
