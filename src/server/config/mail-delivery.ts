import { isLoopbackHost, isPublicHost } from '#domain/markets/host-reach.ts'
import type { Environment } from './environment.ts'
import type { HostConfig } from './load-host-config.ts'
import { StartupError } from './startup-error.ts'

/** What becomes of mails: sent by a mail server, or kept in the mailbox of a trial. */
export type MailDelivery = 'server' | 'mailbox'

type MailSettings = Pick<Environment, 'SMTP_URL' | 'MAILBOX' | 'SHOP_ENVIRONMENT' | 'LISTEN_ADDRESS'>

const isLoopbackAddress = (address: string): boolean =>
  isLoopbackHost(address) || address === '::1' || address.startsWith('127.')

const listPublicHosts = ({ table }: Pick<HostConfig, 'table'>): string[] =>
  [...table.values()].filter(isPublicHost).map(({ host }) => host)

function requirePrivateMailbox({ SHOP_ENVIRONMENT }: MailSettings, publicHosts: readonly string[]): void {
  if (SHOP_ENVIRONMENT === 'production' && publicHosts.length > 0)
    throw new StartupError(
      `MAILBOX=on shows everyone’s mail, but this production shop is open to the public (${publicHosts[0]}). Set SMTP_URL instead.`,
    )
}

/**
 * A shop without mails sells nothing: sellers would get neither label nor links. So it only starts with a mail server,
 * or with the mailbox, which is a development aid: asked for, or on a shop that nobody else can reach.
 */
export function chooseMailDelivery(settings: MailSettings, hosts: Pick<HostConfig, 'table'>): MailDelivery {
  const { SMTP_URL, MAILBOX, LISTEN_ADDRESS } = settings
  if (SMTP_URL && MAILBOX === 'on')
    throw new StartupError(
      'Set SMTP_URL or MAILBOX=on, not both: mail goes to a mail server or to the mailbox.',
    )
  if (SMTP_URL) return 'server'
  const publicHosts = listPublicHosts(hosts)
  if (MAILBOX === 'on') {
    requirePrivateMailbox(settings, publicHosts)
    return 'mailbox'
  }
  const isOnlyLocal = publicHosts.length === 0 && isLoopbackAddress(LISTEN_ADDRESS)
  if (MAILBOX !== 'off' && isOnlyLocal) return 'mailbox'
  throw new StartupError(
    'The shop can’t send mail, so sellers would get neither labels nor links. Set SMTP_URL, or MAILBOX=on to try the shop out and read its mail in the mailbox.',
  )
}
