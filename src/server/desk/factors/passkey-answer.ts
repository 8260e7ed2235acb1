import { z } from 'zod'

const BASE64URL = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)

/** What a browser returns for a new or a known passkey. */
const ANSWER = z.object({
  id: BASE64URL.min(1).max(1_500),
  rawId: BASE64URL.min(1).max(1_500),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: BASE64URL.min(1),
    attestationObject: BASE64URL.optional(),
    transports: z.array(z.string().max(20)).max(10).optional(),
    authenticatorData: BASE64URL.optional(),
    signature: BASE64URL.optional(),
    userHandle: BASE64URL.optional(),
  }),
})

const CLIENT_DATA = z.object({ challenge: z.string().min(1).max(200) })

export interface PasskeyAnswer {
  readonly response: z.output<typeof ANSWER>
  readonly credentialId: Uint8Array
  /** What the passkey says it has signed. Only the signature proves it. */
  readonly challenge: string
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads what the page's script has sent; null if it isn't an answer. */
export function parsePasskeyAnswer(text: string): PasskeyAnswer | null {
  const answer = ANSWER.safeParse(parseJson(text))
  if (!answer.success) return null
  const clientData = Buffer.from(answer.data.response.clientDataJSON, 'base64url').toString()
  const parsed = CLIENT_DATA.safeParse(parseJson(clientData))
  if (!parsed.success) return null
  const { challenge } = parsed.data
  return { response: answer.data, credentialId: Buffer.from(answer.data.id, 'base64url'), challenge }
}
