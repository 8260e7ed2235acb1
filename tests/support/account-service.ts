import { type AccountService, createAccountService } from '#server/modules/account/account.service.ts'
import type { Caller } from '#server/modules/account/account-options.ts'
import { createPasswordHashing, deriveArgon2id } from '#server/modules/account/password-hashing.ts'
import { createLoginGuard } from '#server/modules/login-guard/login-guard.ts'
import { createStepUpProofs } from '#server/modules/step-up/step-up-proofs.ts'
import { createAccessTokens } from '#server/secrets/access-tokens.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'
import type { SaleShop } from './sale-shop.ts'

/** The account service of one process, without its routes. Counts how many passwords it hashes. */
export interface CountedService {
  readonly service: AccountService
  readonly hashes: { count: number }
}

export function createCountedService({ db, secret, clock }: SaleShop): CountedService {
  const now = () => clock.nowMs
  const hashes = { count: 0 }
  const signedTokens = createSignedTokens(secret, now)
  const service = createAccountService({
    db,
    secret,
    now,
    signedTokens,
    accessTokens: createAccessTokens(signedTokens),
    stepUpProofs: createStepUpProofs(signedTokens),
    guard: createLoginGuard({ db, now, table: 'login_guard' }),
    hashing: createPasswordHashing({
      derive: (...input) => {
        hashes.count += 1
        return deriveArgon2id(...input)
      },
    }),
  })
  return { service, hashes }
}

/** A request from a network address, by a browser with or without the cookie of a known device. */
export const buildCaller = (address: string, deviceId: string | null = null): Caller => ({
  address,
  shopUrl: 'http://localhost:8106',
  deviceId,
  userAgent: '',
})

/** The result of a sign-in: `ok`, or the status of the refusal. */
export async function tryLogin(
  { service }: CountedService,
  {
    email,
    password,
    address,
    deviceId = null,
  }: {
    readonly email: string
    readonly password: string
    readonly address: string
    readonly deviceId?: string | null
  },
): Promise<{ readonly outcome: 'ok' | number; readonly retryAfterSeconds: number }> {
  try {
    await service.login({ username: email, password }, buildCaller(address, deviceId))
    return { outcome: 'ok', retryAfterSeconds: 0 }
  } catch (error) {
    const { statusCode, retryAfterSeconds = 0 } = error as { statusCode?: number; retryAfterSeconds?: number }
    if (statusCode === undefined) throw error
    return { outcome: statusCode, retryAfterSeconds }
  }
}
