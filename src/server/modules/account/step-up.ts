import { normalisePassword } from '#domain/customers/normalise-password.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { createUnauthenticatedError } from '#server/http/session.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import { findAccountById } from './account.repository.ts'
import type { AccountOptions, Caller } from './account-options.ts'

/** Wrong passwords of a signed-in customer count for their sign-in alone: strangers can't use its budget up. */
export const nameSignIn = ({ familyId }: CustomerSession): string => `sign-in:${familyId}`

export interface StepUpCall {
  readonly session: CustomerSession
  readonly password: string
  readonly caller: Caller
}

/** Turns the repeated password into a proof for sensitive changes, valid for this sign-in and a few minutes. */
export async function stepUp(
  { db, guard, hashing, stepUpProofs }: AccountOptions,
  { session, password, caller }: StepUpCall,
): Promise<{ readonly stepUpToken: string }> {
  const { customerId, familyId } = session
  const account = await findAccountById(db, customerId)
  if (!account) throw createUnauthenticatedError()
  const who = { email: account.email, address: caller.address, trusted: nameSignIn(session) }
  const isRight = await guard.attempt(who, async () =>
    (await hashing.verify(normalisePassword(password), account.passwordHash)) ? true : null,
  )
  if (!isRight) throw createInvalidFieldsError([{ field: 'password', key: 'PASSWORD_WRONG' }])
  return { stepUpToken: await stepUpProofs.issue({ kind: 'account', customerId, familyId }) }
}
