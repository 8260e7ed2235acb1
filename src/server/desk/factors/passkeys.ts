import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { getBrand } from '#server/config/operator.ts'
import type { Connection } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { isOwnChallenge, issueChallenge, takeChallenge } from './challenge.ts'
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyFactor,
  updateSignCount,
} from './factors.repository.ts'
import { parsePasskeyAnswer } from './passkey-answer.ts'

/** The browser's question to a passkey, and where it must be answered. */
export interface PasskeyContext {
  readonly secret: ShopSecret
  /** What the answer is for: see `ChallengeQuery`. */
  readonly subject: string
  readonly nowMs: number
  /** The desk's origin. A passkey only answers to the site that registered it, so it can't be phished. */
  readonly origin: string
}

/** The name of the site a passkey belongs to. */
const readSite = (origin: string): string => new URL(origin).hostname

const toCredential = ({ credentialId, transports }: PasskeyFactor) => ({
  id: Buffer.from(credentialId).toString('base64url'),
  // Browsers skip transports that they don't know.
  transports: transports as AuthenticatorTransport[],
})

type AuthenticatorTransport = NonNullable<
  NonNullable<Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']>[number]['transports']
>[number]

/** Asks for one of an operator's passkeys or, without an operator, for any that this site has. */
export async function askForPasskey(
  db: Connection,
  context: PasskeyContext,
  operatorId: string | null = null,
): Promise<object> {
  const passkeys = operatorId === null ? [] : await listPasskeys(db, operatorId)
  return generateAuthenticationOptions({
    rpID: readSite(context.origin),
    challenge: issueChallenge(context.secret, context),
    // A stolen key alone must not open the desk: it asks for its PIN or for a finger.
    userVerification: 'required',
    allowCredentials: passkeys.map(toCredential),
  })
}

export interface PasskeyOwner {
  readonly operatorId: string
  readonly name: string
}

/** Asks a device to create a passkey for an operator. */
export async function askForNewPasskey(
  db: Connection,
  context: PasskeyContext,
  { operatorId, name }: PasskeyOwner,
): Promise<object> {
  return generateRegistrationOptions({
    rpName: `${getBrand().name} desk`,
    rpID: readSite(context.origin),
    userName: name,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(operatorId)),
    challenge: issueChallenge(context.secret, context),
    attestationType: 'none',
    // One that is stored on the device, because signing in with it doesn't ask for a name.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: (await listPasskeys(db, operatorId)).map(toCredential),
  })
}

const buildExpectations = ({ secret, subject, nowMs, origin }: PasskeyContext) => ({
  expectedChallenge: (challenge: string) => isOwnChallenge(secret, challenge, { subject, nowMs }),
  expectedOrigin: origin,
  expectedRPID: readSite(origin),
  requireUserVerification: true,
})

/** The library throws for whatever is wrong with an answer. All of it means that nothing was proven. */
const verify = async <Result>(run: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await run()
  } catch {
    return null
  }
}

/** Stores a new passkey; false if the answer doesn't prove one, or it is already registered. */
export async function registerPasskey(
  db: Connection,
  context: PasskeyContext,
  { operatorId, label, answer }: { operatorId: string; label: string; answer: string },
): Promise<boolean> {
  const parsed = parsePasskeyAnswer(answer)
  if (!parsed) return false
  const verified = await verify(() =>
    verifyRegistrationResponse({
      // The schema checks the fields that the library reads, and the library the rest.
      response: parsed.response as RegistrationResponseJSON,
      ...buildExpectations(context),
    }),
  )
  if (!verified?.verified || !(await takeChallenge(db, parsed.challenge, context.nowMs))) return false
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return insertPasskey(db, {
    operatorId,
    label,
    credentialId: Buffer.from(id, 'base64url'),
    publicKey,
    signCount: counter,
    transports,
    nowMs: context.nowMs,
  })
}

/** The operator whose passkey has answered; null if it proves nothing or was sent before. */
export async function takePasskeyAnswer(
  db: Connection,
  context: PasskeyContext,
  answer: string,
): Promise<string | null> {
  const parsed = parsePasskeyAnswer(answer)
  const passkey = parsed && (await findPasskey(db, parsed.credentialId))
  if (!passkey) return null
  const verified = await verify(() =>
    verifyAuthenticationResponse({
      response: parsed.response as AuthenticationResponseJSON,
      ...buildExpectations(context),
      credential: {
        id: Buffer.from(passkey.credentialId).toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signCount,
      },
    }),
  )
  if (!verified?.verified || !(await takeChallenge(db, parsed.challenge, context.nowMs))) return null
  const signCount = verified.authenticationInfo.newCounter
  const isStillThere = await updateSignCount(db, { id: passkey.id, signCount, nowMs: context.nowMs })
  return isStillThere ? passkey.operatorId : null
}
