import type { DeskClient } from '#server/desk/access/desk-client.ts'
import { createOperatorDeviceCookie } from '#server/desk/operators/known-device.ts'
import { toLoginGuardKey } from '#server/desk/operators/login-guard-key.ts'
import { findNetwork } from '#server/http/client-address.ts'
import type { Attempt } from '#server/modules/login-guard/login-guard.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export interface Guessing {
  /** What is being guessed: an operator's password or code. */
  readonly subject: string
  /** Null if there is no such operator. */
  readonly operatorId: string | null
  readonly client: DeskClient
}

/**
 * How the login guard counts an attempt at the desk. A browser with which the operator has signed in before has a budget of
 * its own, so that strangers who guess keep nobody out.
 */
export function buildAttempt(secret: ShopSecret, { subject, operatorId, client }: Guessing): Attempt {
  const { cookies, address } = client
  const deviceId = operatorId && createOperatorDeviceCookie(secret, operatorId).read(cookies)
  return {
    email: toLoginGuardKey(subject),
    // The network has its own key, so customers who mistype from the same address don't lock the desk.
    address: toLoginGuardKey(findNetwork(address)),
    trusted: deviceId ? `desk-device:${deviceId}` : null,
  }
}
