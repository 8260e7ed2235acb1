import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { localMails } from '#server/db/mail-schema.ts'
import { registerErrorHandler } from '#server/http/error-handler.ts'
import { mailboxRoutes } from '#server/modules/mailbox/mailbox.routes.ts'
import { createLocalMailbox, type LocalMailbox } from '#server/ports/mail/local-mailbox.ts'
import type { MailMessage } from '#server/ports/mail/mail.ts'
import { createTestDatabase } from '../../support/database.ts'

const TOKEN = 'a-token-of-this-test'

const MESSAGE: MailMessage = {
  id: 'trade-100042.created',
  from: 'Shop <service@sell.example>',
  to: 'erika@mail.example',
  subject: 'Größe & <b>Preis</b>',
  html: '<html><head></head><body><p style="color:#111">Guten Tag</p><img src="cid:code.png"></body></html>',
  text: 'Guten Tag <b>',
  attachments: [
    { filename: 'code.png', contentType: 'image/png', content: Buffer.from([137, 80, 78, 71, 0, 255]) },
    { filename: "Żółć (1)'.pdf", contentType: 'application/pdf', content: Buffer.from('%PDF-1.7\r\n\0') },
  ],
}

let db: Database
let mailbox: LocalMailbox
let app: FastifyInstance

/** A shop with a page for every other path, like the real one. */
async function buildTestApp(): Promise<FastifyInstance> {
  const fastify = Fastify({ exposeHeadRoutes: true })
  registerErrorHandler(fastify)
  await fastify.register(mailboxRoutes, { mails: mailbox, token: TOKEN })
  fastify.get('/*', async (_, reply) => reply.status(404).type('text/html').send('<h1>No such page</h1>'))
  await fastify.ready()
  return fastify
}

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 4, onError: () => undefined })
  const { name, columns } = getTableConfig(localMails)
  const definitions = columns.map(
    (column) =>
      `${column.name} ${column.getSQLType()}${column.primary ? ' primary key' : ''}${column.notNull ? ' not null' : ''}${column.hasDefault ? ' default now()' : ''}`,
  )
  await db.execute(sql.raw(`create table if not exists ${name} (${definitions.join(', ')})`))
  mailbox = createLocalMailbox(db)
  app = await buildTestApp()
})

afterAll(async () => {
  await app.close()
  await db.$client.end()
})

beforeEach(() => db.delete(localMails))

const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers: { host: 'localhost:8106', ...headers }, remoteAddress })

/** Asks as the person who has opened the printed link. */
const get = (url: string) => ask(url, { cookie: `theme=dark; mailbox=${TOKEN}` })

describe('the local mailbox', () => {
  it('returns a mail as it was sent', async () => {
    await mailbox.send({ ...MESSAGE, replyTo: 'Erika <erika@home.example>' })
    const mail = await mailbox.find(MESSAGE.id)
    expect(mail).toMatchObject({
      ...MESSAGE,
      replyTo: 'Erika <erika@home.example>',
      attachments: MESSAGE.attachments.map(({ filename, contentType }) => ({ filename, contentType })),
    })
    for (const [index, { content }] of MESSAGE.attachments.entries())
      expect(Buffer.from(content).equals(mail?.attachments[index]?.content ?? Buffer.alloc(0))).toBe(true)
  })

  it('keeps one mail per id, even if several arrive at once', async () => {
    await Promise.all([1, 2, 3].map(() => mailbox.send(MESSAGE)))
    await mailbox.send({ ...MESSAGE, subject: 'Again' })
    expect((await mailbox.list()).map(({ subject }) => subject)).toEqual([MESSAGE.subject])
  })

  it('keeps the newest 500', async () => {
    const row = { sender: 'a@b', recipient: 'a@b', subject: 's', html: '', text: '', attachments: [] }
    const old = Array.from({ length: 500 }, (_, day) => ({
      ...row,
      id: `old-${day}`,
      createdAt: new Date(Date.UTC(2020, 0, day)),
    }))
    await db.insert(localMails).values(old)
    await mailbox.send(MESSAGE)
    const mails = await mailbox.list()
    expect(mails).toHaveLength(500)
    expect(mails[0]?.id).toBe(MESSAGE.id)
    expect(mails.at(-1)?.id).toBe('old-1')
  })

  it('accepts texts that the database would not, but no address that a mail server would not', async () => {
    const hostile = { filename: 'a\0\ud800', contentType: 'text/plain', content: Buffer.from('') }
    await mailbox.send({
      ...MESSAGE,
      subject: 'a\0b\r\nc',
      html: '\0',
      text: '\ud800',
      attachments: [hostile],
    })
    expect(await mailbox.find(MESSAGE.id)).toMatchObject({ subject: 'a b c', html: '', text: '\ufffd' })
    await expect(mailbox.send({ ...MESSAGE, id: '2', to: 'a@b.example, c@d.example' })).rejects.toMatchObject(
      {
        code: 'EADDRESS',
        isPermanent: true,
      },
    )
  })
})

describe('the mailbox page', () => {
  it('says that there are no mails yet', async () => {
    expect((await get('/mailbox')).body).toContain('No mail yet')
  })

  it('lists mails as text, newest first', async () => {
    await mailbox.send(MESSAGE)
    await mailbox.send({ ...MESSAGE, id: 'a/ä?b', subject: 'Second', attachments: [] })
    const { body, statusCode } = await get('/mailbox')
    expect(statusCode).toBe(200)
    expect(body.indexOf('Second')).toBeLessThan(body.indexOf('Größe &amp; &lt;b&gt;Preis&lt;/b&gt;'))
    expect(body).toContain('href="/mailbox/a%2F%C3%A4%3Fb"')
    expect(body).toContain('2 attachments')
    expect((await get('/mailbox/a%2F%C3%A4%3Fb')).statusCode).toBe(200)
  })

  it('shows a mail: headers, HTML in a sandboxed frame, plain text, files', async () => {
    await mailbox.send(MESSAGE)
    const { body } = await get(`/mailbox/${MESSAGE.id}`)
    expect(body).toContain('<dt>To</dt><dd>erika@mail.example</dd>')
    expect(body).toContain('<pre>Guten Tag &lt;b&gt;</pre>')
    const [, frame = ''] = /<iframe [^>]*srcdoc="([^"]*)"><\/iframe>/.exec(body) ?? []
    expect(frame).toContain('&lt;p style=&quot;color:#111&quot;&gt;Guten Tag&lt;/p&gt;')
    expect(frame).toContain('data:image/png;base64,iVBORwD/')
    expect(body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    expect(body).not.toContain('<script')
    expect(body).toContain(`href="/mailbox/${MESSAGE.id}/1"`)
  })

  it('serves files as downloads, byte for byte', async () => {
    await mailbox.send(MESSAGE)
    const { rawPayload, headers } = await get(`/mailbox/${MESSAGE.id}/1`)
    expect(rawPayload.equals(Buffer.from('%PDF-1.7\r\n\0'))).toBe(true)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''%C5%BB%C3%B3%C5%82%C4%87%20%281%29%27.pdf",
    )
  })

  it.each(['/mailbox/unknown', '/mailbox/%00', '/mailbox/unknown/0'])('does not find %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })

  it.each(['2', '-1', 'x', 'constructor'])('does not find file %s', async (file) => {
    await mailbox.send(MESSAGE)
    expect((await get(`/mailbox/${MESSAGE.id}/${file}`)).statusCode).toBe(404)
  })

  it('is never cached, never indexed and cannot run scripts', async () => {
    await mailbox.send(MESSAGE)
    for (const path of ['/mailbox', `/mailbox/${MESSAGE.id}`, `/mailbox/${MESSAGE.id}/0`]) {
      const { headers } = await get(path)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; /)
      expect(headers['content-security-policy']).not.toContain('script')
    }
  })
})

describe('the link that the start prints', () => {
  it('opens the mailbox, and its token leaves the address', async () => {
    const { statusCode, headers } = await ask(`/mailbox?token=${TOKEN}`)
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 303, location: '/mailbox' })
    const cookie = String(headers['set-cookie'])
    expect(cookie).toBe(`mailbox=${TOKEN}; Path=/mailbox; HttpOnly; SameSite=Strict`)
    const [pair = ''] = cookie.split(';')
    expect((await ask('/mailbox', { cookie: pair })).statusCode).toBe(200)
  })
})

describe('without the token', () => {
  const paths = ['/mailbox', `/mailbox/${MESSAGE.id}`, `/mailbox/${MESSAGE.id}/0`]

  it.each([
    ['this machine', {}, '127.0.0.1'],
    ['a plain proxy on this machine, which adds nothing', { connection: 'close' }, '127.0.0.1'],
    ['another machine', {}, '10.0.0.7'],
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a guess', { cookie: `mailbox=${TOKEN}x` }, '127.0.0.1'],
    ['an empty cookie', { cookie: 'mailbox=' }, '127.0.0.1'],
  ])('the mailbox does not exist: %s', async (_, headers, remoteAddress) => {
    await mailbox.send(MESSAGE)
    const unknown = await ask('/no-such-page', headers, remoteAddress)
    for (const path of paths) {
      const { statusCode, body, headers: answered } = await ask(path, headers, remoteAddress)
      expect({ statusCode, body }).toEqual({ statusCode: 404, body: unknown.body })
      expect(Object.keys(answered)).toEqual(Object.keys(unknown.headers))
    }
  })

  it.each(['?token=', '?token=wrong', `?token=${TOKEN.slice(1)}`, '?'])(
    'a link with %j opens nothing',
    async (query) => {
      expect((await ask(`/mailbox${query}`)).statusCode).toBe(404)
    },
  )
})
