import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  findFreeHost,
  startMailServer,
  startSilentServer,
  type TestMailServer,
} from '../../../../tests/support/mail-server.ts'
import type { MailMessage, MailPort } from './mail.ts'
import { MailFailedError } from './mail-failed-error.ts'
import { createSmtpMail } from './smtp-mail.ts'

const MESSAGE: MailMessage = {
  id: '0197f3c2-trade-created',
  from: 'Shop <service@sell.example>',
  to: 'erika.muster@mail.example',
  subject: 'Ihr Verkauf',
  html: '<p>Guten Tag</p>',
  text: 'Guten Tag',
  attachments: [],
}

const opened: { close(): Promise<void> }[] = []

const keep = <Closable extends { close(): Promise<void> }>(part: Closable): Closable => {
  opened.push(part)
  return part
}

let server: TestMailServer
let mail: MailPort

beforeEach(async () => {
  server = keep(await startMailServer())
  mail = keep(createSmtpMail(`smtp://${server.host}`))
})

afterEach(async () => {
  for (const part of opened.splice(0).reverse()) await part.close()
})

async function sendOne(overrides: Partial<MailMessage>) {
  await mail.send({ ...MESSAGE, ...overrides })
  const [received] = server.received
  if (!received) throw new Error('Nothing was received')
  return received
}

const catchFailure = (sending: Promise<void>): Promise<MailFailedError> =>
  sending.then(
    () => Promise.reject(new Error('The mail was sent')),
    (error) => (error instanceof MailFailedError ? error : Promise.reject(error)),
  )

describe('a mail', () => {
  it('arrives with its texts, its sender and its reply address', async () => {
    const { parsed, sender, recipients } = await sendOne({ replyTo: 'Erika Muster <erika@home.example>' })
    expect(parsed.from?.text).toBe('"Shop" <service@sell.example>')
    expect(parsed.replyTo?.value).toEqual([{ name: 'Erika Muster', address: 'erika@home.example' }])
    expect(parsed.text).toBe('Guten Tag')
    expect(parsed.html).toBe('<p>Guten Tag</p>')
    expect({ sender, recipients }).toEqual({
      sender: 'service@sell.example',
      recipients: ['erika.muster@mail.example'],
    })
  })

  it('has the headers for one-click unsubscribing only if there is such a URL', async () => {
    const unsubscribeUrl = 'https://sell.example/api/newsletter/unsubscriptions/Zm9vYmFyYmF6cXV4MTIzNA'
    const { raw } = await sendOne({ unsubscribeUrl })
    expect(raw.replace(/\r\n[ \t]+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    await mail.send(MESSAGE)
    expect(server.received[1]?.raw).not.toContain('List-Unsubscribe')
  })

  it.each([
    'Zażółć gęślą jaźń: paczka nr 100042 dotarła',
    'Größe, Straße und Überweisung — 390,00 €',
    'Votre téléphone a été reçu à Orléans, où l’été dure',
    'Devolución: ¿aceptas la nueva oferta de 12 €?',
    `Ein Betreff, der länger ist als eine Zeile: ${'Prüfung '.repeat(30)}`.trim(),
  ])('keeps the letters of the subject and of its texts: %s', async (words) => {
    const { parsed, raw } = await sendOne({ subject: words, text: words, html: `<p>${words}</p>` })
    expect(parsed.subject).toBe(words)
    expect(parsed.text).toBe(words)
    expect(parsed.html).toBe(`<p>${words}</p>`)
    expect(raw.split('\r\n').filter((line) => line.length > 998)).toEqual([])
  })

  it('has the same message id at every attempt, built from its own id', async () => {
    await mail.send(MESSAGE)
    await mail.send(MESSAGE)
    const ids = server.received.map(({ parsed }) => parsed.messageId)
    expect(ids).toEqual(Array(2).fill('<0197f3c2-trade-created@sell.example>'))
  })

  it('delivers its files byte by byte', async () => {
    const everyByte = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256)
    const files = [
      { filename: 'Paketschein.pdf', contentType: 'application/pdf', content: everyByte.subarray(3) },
      { filename: 'Zażółć „x“.csv', contentType: 'text/csv', content: Buffer.from('a;b\nc;d\r\ne\rf\n\n') },
    ]
    const { parsed } = await sendOne({ attachments: files })
    expect(parsed.attachments.map(({ filename }) => filename)).toEqual(files.map(({ filename }) => filename))
    expect(parsed.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf', 'text/csv'])
    expect(parsed.attachments.map(({ contentDisposition }) => contentDisposition)).toEqual(
      Array(2).fill('attachment'),
    )
    for (const [index, { content }] of parsed.attachments.entries())
      expect(content.equals(Buffer.from(files[index]?.content ?? []))).toBe(true)
  })

  it('shows a file as a picture where its HTML refers to it', async () => {
    const png = { filename: 'code.png', contentType: 'image/png', content: Buffer.from('png') }
    const pdf = { filename: 'label.pdf', contentType: 'application/pdf', content: Buffer.from('pdf') }
    const { parsed } = await sendOne({ html: '<img src="cid:code.png">', attachments: [png, pdf] })
    expect(parsed.attachments.map(({ cid, related }) => [cid, related])).toEqual([
      ['code.png', true],
      [undefined, undefined],
    ])
  })
})

describe('nobody can add a header or a recipient', () => {
  const INJECTION = 'x\r\nBcc: evil@thief.example\r\n\r\n<p>body</p>'

  it('by a subject with line breaks', async () => {
    const { parsed, recipients } = await sendOne({ subject: `Frage ${INJECTION}\n\0\u2028Z` })
    expect(parsed.subject).toBe('Frage x Bcc: evil@thief.example <p>body</p> Z')
    expect(parsed.bcc).toBeUndefined()
    expect(recipients).toEqual([MESSAGE.to])
  })

  it('by a name in the reply address', async () => {
    const { parsed } = await sendOne({ replyTo: `"Erika", ${INJECTION.slice(0, 30)} <erika@home.example>` })
    expect(parsed.bcc).toBeUndefined()
    expect(parsed.replyTo?.value.map(({ address }) => address)).toEqual(['erika@home.example'])
  })

  it('by the id or the name of a file', async () => {
    const attachment = {
      filename: `a${INJECTION}.pdf`,
      contentType: 'application/pdf',
      content: Buffer.from('x'),
    }
    const { parsed, recipients } = await sendOne({ id: INJECTION, attachments: [attachment] })
    expect(parsed.messageId).toMatch(/^<[\da-f]{64}@sell\.example>$/)
    expect(parsed.bcc).toBeUndefined()
    expect(parsed.attachments).toHaveLength(1)
    expect(recipients).toEqual([MESSAGE.to])
  })

  it.each([
    'erika@mail.example\r\nBcc: evil@thief.example',
    'erika@mail.example, evil@thief.example',
    'erika@mail.example; evil@thief.example',
    'list: erika@mail.example, evil@thief.example;',
    'Erika <erika@mail.example> <evil@thief.example>',
    '"evil@thief.example x"@mail.example',
    'erika@mail.example (evil@thief.example)',
    'erika@mail.example> RCPT TO:<evil@thief.example',
    'erika',
    '',
  ])('by the address %j: it is refused for good and nothing is sent', async (address) => {
    for (const field of ['to', 'replyTo', 'from'] as const) {
      const failure = await catchFailure(mail.send({ ...MESSAGE, [field]: address }))
      expect(failure).toMatchObject({ code: 'EADDRESS', smtpStatus: null, isPermanent: true })
      expect(`${failure.message}${JSON.stringify(failure)}`).not.toMatch(/erika|thief/)
    }
    expect(server.received).toEqual([])
  })
})

describe('a mail server', () => {
  it('gets the user and password of its URL', async () => {
    const login = keep(
      await startMailServer({
        authOptional: false,
        onAuth: ({ username, password }, _, done) =>
          password === 'pa:ss/ä' ? done(null, { user: username }) : done(new Error('no')),
      }),
    )
    const allowed = keep(createSmtpMail(`smtp://shop:${encodeURIComponent('pa:ss/ä')}@${login.host}`))
    await allowed.send(MESSAGE)
    expect(login.received.map(({ user }) => user)).toEqual(['shop'])
    const refused = keep(createSmtpMail(`smtp://shop:wrong@${login.host}`))
    const failure = await catchFailure(refused.send(MESSAGE))
    expect(failure).toMatchObject({ code: 'EAUTH', smtpStatus: 535, isPermanent: false })
  })

  it('that refuses the recipient makes the failure permanent', async () => {
    const failure = await catchFailure(mail.send({ ...MESSAGE, to: '550@mail.example' }))
    expect(failure).toMatchObject({ code: 'EENVELOPE', smtpStatus: 550, isPermanent: true })
  })

  it.each([451, 452, 421])('that defers the recipient with %i can be retried', async (status) => {
    const failure = await catchFailure(mail.send({ ...MESSAGE, to: `${status}@mail.example` }))
    expect(failure).toMatchObject({ smtpStatus: status, isPermanent: false })
  })

  it.each([503, 530])('that rejects the session (%i) says nothing about the recipient', async (status) => {
    const failure = await catchFailure(mail.send({ ...MESSAGE, to: `${status}@mail.example` }))
    expect(failure).toMatchObject({ smtpStatus: status, isPermanent: false })
  })

  it('that refuses the sender says nothing about the recipient', async () => {
    const strict = keep(
      await startMailServer({
        onMailFrom: (_, __, done) => done(Object.assign(new Error('no'), { responseCode: 550 })),
      }),
    )
    const failure = await catchFailure(keep(createSmtpMail(`smtp://${strict.host}`)).send(MESSAGE))
    expect(failure).toMatchObject({ smtpStatus: 550, isPermanent: false })
  })

  it('goes on with the next mail after a refused one', async () => {
    await catchFailure(mail.send({ ...MESSAGE, to: '550@mail.example' }))
    await mail.send(MESSAGE)
    expect(server.received).toHaveLength(1)
  })

  it('that is down can be retried', async () => {
    const nobody = keep(createSmtpMail(`smtp://${await findFreeHost()}`))
    expect(await catchFailure(nobody.send(MESSAGE))).toMatchObject({ code: 'ESOCKET', isPermanent: false })
  })

  it.each([
    ['never greets', '', 'greetingTimeout=100'],
    ['greets and then hangs', '220 mail.example\r\n', 'socketTimeout=100'],
  ])('that %s is given up', async (_, greeting, limit) => {
    const silent = keep(await startSilentServer(greeting))
    const waiting = keep(createSmtpMail(`smtp://${silent.host}?${limit}`))
    expect(await catchFailure(waiting.send(MESSAGE))).toMatchObject({ code: 'ETIMEDOUT', isPermanent: false })
  })

  it('without encryption gets no password from another machine', async () => {
    // The host is this machine under a name that doesn't show it.
    const remote = keep(createSmtpMail(`smtp://shop:secret@${server.host.replace('127.0.0.1', '0.0.0.0')}`))
    expect(await catchFailure(remote.send(MESSAGE))).toMatchObject({ code: 'ETLS', isPermanent: false })
    expect(server.received).toEqual([])
  })
})

describe('what a failure reveals', () => {
  it('is the code and the status, never an address or the server’s answer', async () => {
    const failure = await catchFailure(mail.send({ ...MESSAGE, to: '550@mail.example' }))
    expect(failure.message).toBe('mail not sent: EENVELOPE 550')
    expect(failure.cause).toBeUndefined()
    const logged = `${failure.stack}${JSON.stringify(Object.entries(failure))}`
    expect(logged).not.toMatch(/mail\.example|not taken/)
  })
})

it('closing lets a mail in flight arrive, and accepts no further one', async () => {
  const { promise: reached, resolve: reach } = Promise.withResolvers<() => void>()
  const slow = keep(await startMailServer({ onRcptTo: (_, __, done) => reach(() => done()) }))
  const closing = createSmtpMail(`smtp://${slow.host}`)
  const order: string[] = []
  const sending = closing.send(MESSAGE).then(() => order.push('sent'))
  const goOn = await reached
  const closed = closing.close().then(() => order.push('closed'))
  goOn()
  await Promise.all([sending, closed])
  expect(order).toEqual(['sent', 'closed'])
  expect(slow.received).toHaveLength(1)
  expect(await catchFailure(closing.send(MESSAGE))).toMatchObject({ code: 'ECONNECTION', isPermanent: false })
})
