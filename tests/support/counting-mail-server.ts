import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface CountedMail {
  readonly recipient: string
  readonly sender: string
  readonly atMs: number
  readonly raw: string
}

/** Where the server stops answering: before it accepts a recipient, or after it has accepted a whole mail. */
export type HoldingPoint = 'recipient' | 'mail'

/** A mail server for thousands of mails. It can hold its answers back, so that a client is killed at a known point. */
export interface CountingMailServer {
  readonly url: string
  readonly received: CountedMail[]
  /** The server's URL for a client that introduces itself by a name. */
  buildUrl(client: string): string
  hold(point: HoldingPoint): void
  /** Whether a client is held back, and none of its mails is between the accepted recipient and its last byte. */
  isHolding(client: string): boolean
  /** Answers again, also what was held back. */
  goOn(): void
  close(): Promise<void>
}

const refuse = (status: number, text: string) => Object.assign(new Error(text), { responseCode: status })

/** The recipient decides: `550-…` is refused with 5.1.1, `451-…` is deferred. */
function findRefusal(address: string): Error | null {
  if (address.startsWith('550-')) return refuse(550, '5.1.1 no such user')
  if (address.startsWith('451-')) return refuse(451, '4.2.1 try later')
  return null
}

export async function startCountingMailServer(): Promise<CountingMailServer> {
  const received: CountedMail[] = []
  /** Sessions with an accepted recipient and an unfinished mail, and their clients. */
  const open = new Map<string, string>()
  /** Sessions that wait for an answer. */
  const held = new Map<string, { readonly client: string; readonly answer: () => void }>()
  let point: HoldingPoint | null = null
  const answerAt = (here: HoldingPoint, { id, hostNameAppearsAs }: SMTPServerSession, answer: () => void) => {
    if (point === here) held.set(id, { client: hostNameAppearsAs, answer })
    else answer()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onRcptTo({ address }, session, done) {
      answerAt('recipient', session, () => {
        const refusal = findRefusal(address)
        if (!refusal) open.set(session.id, session.hostNameAppearsAs)
        done(refusal)
      })
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        open.delete(session.id)
        const [recipient] = session.envelope.rcptTo
        const { mailFrom } = session.envelope
        received.push({
          recipient: recipient?.address ?? '',
          sender: mailFrom ? mailFrom.address : '',
          atMs: Date.now(),
          raw: Buffer.concat(chunks).toString(),
        })
        answerAt('mail', session, done)
      })
    },
    onClose({ id }) {
      open.delete(id)
      held.delete(id)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address with a port.
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    buildUrl: (client) => `smtp://127.0.0.1:${port}?name=${client}`,
    hold(wanted) {
      point = wanted
    },
    isHolding: (wanted) =>
      [...held.values()].some(({ client }) => client === wanted) && ![...open.values()].includes(wanted),
    goOn() {
      point = null
      const waiting = [...held.values()]
      held.clear()
      for (const { answer } of waiting) answer()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
