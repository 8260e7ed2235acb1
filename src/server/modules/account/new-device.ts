import type { Connection } from '#server/db/database.ts'
import { takeMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import { queueAccountMail } from '#server/modules/outbox/queue-account-mail.ts'
import type { Account, SigningDevice } from './account.repository.ts'
import type { AccountOptions } from './account-options.ts'
import { addNotMeToken } from './one-use-tokens.ts'

export interface NewDeviceSignIn {
  readonly tx: Connection
  readonly account: Account
  readonly device: SigningDevice
  readonly shopUrl: string
  readonly nowMs: number
}

/**
 * Tells the owner that someone signed in with a browser that was never used for the account. The password is the proof:
 * the account has a budget of its own, which strangers can't use up before they sign in unnoticed.
 */
export async function announceNewDevice(
  { secret }: Pick<AccountOptions, 'secret'>,
  { tx, account, device, shopUrl, nowMs }: NewDeviceSignIn,
): Promise<void> {
  const { customerId, email } = account
  const proof = `account:${customerId}`
  const budget = await takeMailBudget(tx, secret, { email, mail: 'NEW_DEVICE', proof, nowMs })
  if (budget.kind === 'over') return
  const tokenId = await addNotMeToken(tx, secret, { customerId, payout: null, nowMs })
  const { browser, system } = device
  const mail = { mail: 'NEW_DEVICE', occasion: tokenId, tokenId, browser, system, shopUrl } as const
  await queueAccountMail(tx, customerId, { ...mail, at: new Date(nowMs) })
}
