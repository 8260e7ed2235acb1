import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '#server/config/environment.ts'
import { generateKey } from '#server/config/key-ring.ts'
import type { ProcessRole } from './messages.ts'
import { buildProcessEnvironment } from './process-environment.ts'

const URLS = {
  web: 'postgres://web@db/shop',
  worker: 'postgres://worker@db/shop',
  desk: 'postgres://desk@db/shop',
}

const DIRECT_URL = 'postgres://owner:secret@direct:5433/shop'

/** The variables of whoever starts the shop, which every process inherits. */
const SUPERVISOR = {
  DATABASE_URL: 'postgres://owner@db/shop',
  DATABASE_URL_WEB: URLS.web,
  DATABASE_URL_WORKER: URLS.worker,
  DATABASE_URL_DESK: URLS.desk,
  DATABASE_DIRECT_URL: DIRECT_URL,
  MAILBOX_TOKEN: 'a-token-of-the-setting',
  METRICS_TOKEN: 'a-token-of-the-metrics',
  CMS_PASSWORD: 'a password of the CMS',
  EDGE_PURGE_TOKEN: 'a token of the edge',
  BLOCK_LIST_TOKEN: 'a token of the block list',
}

/** What a process reads at its start. */
const readAs = (role: ProcessRole, mailboxToken: string | null = 'a-token-of-this-start') =>
  parseEnvironment({
    ...SUPERVISOR,
    ...buildProcessEnvironment(role, {
      urls: URLS,
      directUrl: DIRECT_URL,
      ring: [generateKey()],
      mailboxToken,
    }),
  })

describe('a process of the shop', () => {
  it.each(['web', 'worker', 'desk'] as const)('as %s gets the database as its own role only', (role) => {
    expect(readAs(role)).toMatchObject({ DATABASE_URL: URLS[role] })
    expect(Object.values(readAs(role))).not.toContain(SUPERVISOR.DATABASE_URL)
    for (const other of ['web', 'worker', 'desk'] as const)
      if (other !== role) expect(Object.values(readAs(role))).not.toContain(URLS[other])
  })

  it.each(['web', 'worker', 'desk'] as const)('as %s passes a pooler as its own role, too', (role) => {
    expect(readAs(role).DATABASE_DIRECT_URL).toBe(`postgres://${role}@direct:5433/shop`)
  })

  it.each(['worker', 'desk'] as const)(
    'as %s gets nothing that opens the mailbox, the metrics or the CMS, although the setting has it',
    (role) => {
      const { MAILBOX_TOKEN, METRICS_TOKEN, CMS_PASSWORD } = readAs(role)
      expect({ MAILBOX_TOKEN, METRICS_TOKEN, CMS_PASSWORD }).toEqual({
        MAILBOX_TOKEN: undefined,
        METRICS_TOKEN: undefined,
        CMS_PASSWORD: '',
      })
    },
  )

  it.each(['web', 'desk'] as const)('as %s gets nothing that empties the edge', (role) => {
    expect(readAs(role).EDGE_PURGE_TOKEN).toBeUndefined()
  })

  it('as worker gets what empties the edge', () => {
    expect(readAs('worker').EDGE_PURGE_TOKEN).toBe(SUPERVISOR.EDGE_PURGE_TOKEN)
  })

  it.each(['web', 'worker'] as const)('as %s gets nothing that asks about stolen devices', (role) => {
    expect(readAs(role).BLOCK_LIST_TOKEN).toBeUndefined()
  })

  it('as desk gets what asks about stolen devices', () => {
    expect(readAs('desk').BLOCK_LIST_TOKEN).toBe(SUPERVISOR.BLOCK_LIST_TOKEN)
  })

  it('as web gets the mailbox’s token of this start, and the rest from the setting', () => {
    expect(readAs('web')).toMatchObject({
      MAILBOX_TOKEN: 'a-token-of-this-start',
      METRICS_TOKEN: SUPERVISOR.METRICS_TOKEN,
      CMS_PASSWORD: SUPERVISOR.CMS_PASSWORD,
    })
  })

  it('as web of a shop with a mail server gets no token, although the setting has one', () => {
    expect(readAs('web', null).MAILBOX_TOKEN).toBeUndefined()
  })
})
