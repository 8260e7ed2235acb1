import { type AddressInfo, createServer, type Server } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Answers = {
  readonly [Name in 'authOptional' | 'onAuth' | 'onMailFrom' | 'onRcptTo']?: NonNullable<
    SMTPServerOptions[Name]
  >
}

export interface ReceivedMail {
  readonly parsed: ParsedMail
  /** The raw bytes as received. */
  readonly raw: string
  readonly sender: string
  readonly recipients: readonly string[]
  readonly user: string | undefined
}

/** A mail server on a free port that stores what it receives. */
export interface TestMailServer {
  readonly host: string
  readonly received: ReceivedMail[]
  close(): Promise<void>
}

const readPort = (server: Server): string => {
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  return `127.0.0.1:${port}`
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const buildRefusal = (status: number, text: string) =>
  Object.assign(new Error(text), { responseCode: status })

/** The address decides: `550@…` is refused with that status, and the reply quotes the address as real servers do. */
const onRcptTo: NonNullable<SMTPServerOptions['onRcptTo']> = ({ address }, _, done) => {
  const status = Number(/^(\d{3})@/.exec(address)?.[1])
  done(status ? buildRefusal(status, `<${address}> is not taken`) : null)
}

/** Starts on a free port, or on the port of a server that was stopped. */
export async function startMailServer(answers: Answers = {}, port = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Stopping does not wait for clients that keep their connection open.
    closeTimeout: 1,
    onRcptTo,
    onData(stream, { envelope, user }, done) {
      readAll(stream)
        .then(async (raw) => {
          const recipients = envelope.rcptTo.map(({ address }) => address)
          const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
          received.push({ parsed: await simpleParser(raw), raw: raw.toString(), sender, recipients, user })
          done()
        })
        .catch(done)
    },
    ...answers,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    host: readPort(server.server),
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Accepts a connection and sends only the given text. */
export async function startSilentServer(greeting = ''): Promise<Omit<TestMailServer, 'received'>> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (greeting) socket.write(greeting)
    open.add(socket)
  })
  const open = new Set<{ destroy(): unknown }>()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: readPort(server),
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** A port on which nothing listens. */
export async function findFreeHost(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = readPort(server)
  await new Promise((resolve) => server.close(resolve))
  return host
}
