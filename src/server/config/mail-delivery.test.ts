import { describe, expect, it } from 'vitest'
import { buildHostTable } from '#domain/markets/host-table.ts'
import { DEFAULT_HOSTS } from '#markets/hosts.ts'
import { parseEnvironment } from './environment.ts'
import { chooseMailDelivery } from './mail-delivery.ts'
import { StartupError } from './startup-error.ts'

const BUILT_IN = { table: buildHostTable(DEFAULT_HOSTS) }
const VISITED = { table: buildHostTable([{ host: 'www.rivendo.com', shopMode: 'default', lang: 'de' }]) }

const choose = (source: Record<string, string>, hosts = BUILT_IN) => {
  try {
    return chooseMailDelivery(parseEnvironment(source), hosts)
  } catch (error) {
    if (error instanceof StartupError) return error.message
    throw error
  }
}

const SMTP_URL = 'smtp://mail.rivendo.com'

describe('mails', () => {
  it('go to the mail server, if there is one', () => {
    expect(choose({ SMTP_URL })).toBe('server')
    expect(choose({ SMTP_URL, MAILBOX: 'off' }, VISITED)).toBe('server')
  })

  it('go to the mailbox with the plain command, which only this machine reaches', () => {
    expect(choose({})).toBe('mailbox')
    expect(choose({ LISTEN_ADDRESS: '::1' })).toBe('mailbox')
  })

  it('go to the mailbox where a trial asks for it', () => {
    expect(choose({ MAILBOX: 'on', SHOP_ENVIRONMENT: 'stage' }, VISITED)).toBe('mailbox')
    expect(choose({ MAILBOX: 'on', LISTEN_ADDRESS: '0.0.0.0' })).toBe('mailbox')
  })

  it('never go to the mailbox of a production shop with visitors', () => {
    expect(choose({ MAILBOX: 'on' }, VISITED)).toMatch(/^MAILBOX=on .*www\.rivendo\.com.*SMTP_URL/)
  })

  it.each([
    ['visitors', {}, VISITED],
    ['visitors of a stage', { SHOP_ENVIRONMENT: 'stage' }, VISITED],
    ['a port open to other machines', { LISTEN_ADDRESS: '0.0.0.0' }, BUILT_IN],
    ['the mailbox switched off', { MAILBOX: 'off' }, BUILT_IN],
  ])('stop the start where nobody could read them: %s', (_, source, hosts) => {
    expect(choose(source, hosts)).toMatch(/^The shop can’t send mail.*SMTP_URL.*MAILBOX=on/)
  })

  it('have one way only', () => {
    expect(choose({ SMTP_URL, MAILBOX: 'on' })).toMatch(/not both/)
  })
})
