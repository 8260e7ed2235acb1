import type { SignIn } from '#contracts/account.ts'
import { revokeSaleKeys } from '#server/modules/trades/trade-link.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import type { AccountOptions } from './account-options.ts'
import { endListedSignIn, endSignIn, endSignIns, listSignIns } from './sign-ins.repository.ts'

/** Where the customer is signed in. */
export async function listOwnSignIns(
  { db, now }: AccountOptions,
  { customerId, familyId }: CustomerSession,
): Promise<readonly SignIn[]> {
  const stored = await listSignIns(db, customerId, now())
  return stored.map((signIn) => ({
    id: signIn.familyId,
    browser: signIn.browser,
    system: signIn.system,
    signedInAt: new Date(signIn.createdAtMs).toISOString(),
    lastUsedAt: new Date(signIn.lastUsedAtMs).toISOString(),
    isCurrent: signIn.familyId === familyId,
  }))
}

/** Ends one sign-in of the customer, and forgets its device. One that is over already, or someone else's, changes nothing: the call may be a retry. */
export const endOwnSignIn = (
  { db, now }: AccountOptions,
  { customerId, familyId: askingFamilyId }: CustomerSession,
  familyId: string,
): Promise<void> => endListedSignIn(db, { familyId, customerId, askingFamilyId }, now())

/** Ends every sign-in, this one included, and makes the links to the customer's sales useless. */
export const signOutEverywhere = (
  { db, now }: AccountOptions,
  { customerId, customerNumber, familyId }: CustomerSession,
): Promise<void> =>
  db.transaction(async (tx) => {
    // First all the others, which forgets their devices; the browser that asks stays a known one.
    await endSignIns(tx, { customerId, exceptFamilyId: familyId }, now())
    await endSignIn(tx, { familyId, customerId }, now())
    await revokeSaleKeys(tx, { customerNumber })
  })
