import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a page asks a passkey, as far as this one understands it. */
interface Question {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: { readonly id: string }
}

export interface AnswerFaults {
  /** The origin of the page, as the browser reports it. */
  readonly origin?: string
  /** Whether the owner has shown a PIN or a finger. */
  readonly isVerified?: boolean
  /** How often the passkey says it was used. */
  readonly counter?: number
}

/** A passkey in a test's hands, with a browser around it. */
export interface TestPasskey {
  create(question: Question, faults?: AnswerFaults): string
  get(question: Question, faults?: AnswerFaults): string
}

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

// The few forms of CBOR that a registration needs.
const cborBytes = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0x59]), uint(bytes.length, 2), bytes])
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** An ES256 key in COSE form. */
const encodeKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([
    // A map of five: kty EC2, alg ES256, crv P-256, x, y.
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    x,
    Buffer.from([0x22, 0x58, 0x20]),
    y,
  ])

export function createTestPasskey(ownOrigin: string): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = encodeKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
  const id = randomBytes(16)
  let uses = 0

  const buildClientData = (type: string, { challenge }: Question, { origin = ownOrigin }: AnswerFaults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const buildData = (
    question: Question,
    { isVerified = true, counter }: AnswerFaults,
    extra: Buffer | null,
  ) => {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (extra ? HAS_CREDENTIAL : 0)
    uses += 1
    const site = question.rpId ?? question.rp?.id ?? ''
    const head = [sha256(site), Buffer.from([flags]), uint(counter ?? uses, 4)]
    return Buffer.concat([...head, extra ?? Buffer.alloc(0)])
  }
  const wrap = (response: object): string =>
    JSON.stringify({
      id: toText(id),
      rawId: toText(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })

  return {
    create(question, faults = {}) {
      const clientData = buildClientData('webauthn.create', question, faults)
      const extra = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseKey])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        Buffer.concat([cborText('fmt'), cborText('none')]),
        Buffer.concat([cborText('attStmt'), Buffer.from([0xa0])]),
        Buffer.concat([cborText('authData'), cborBytes(buildData(question, faults, extra))]),
      ])
      return wrap({
        clientDataJSON: toText(clientData),
        attestationObject: toText(attestation),
        transports: ['usb'],
      })
    },
    get(question, faults = {}) {
      const clientData = buildClientData('webauthn.get', question, faults)
      const data = buildData(question, faults, null)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return wrap({
        clientDataJSON: toText(clientData),
        authenticatorData: toText(data),
        signature: toText(signature),
      })
    },
  }
}
