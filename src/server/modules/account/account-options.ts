import type { Database } from '#server/db/database.ts'
import type { AccessTokens } from '#server/secrets/access-tokens.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { SignedTokens } from '#server/secrets/signed-tokens.ts'
import type { LoginGuard } from './login-guard.ts'
import type { PasswordHashing } from './password-hashing.ts'

/** What everything about accounts is made of. */
export interface AccountOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
  readonly hashing: PasswordHashing
  readonly guard: LoginGuard
  readonly accessTokens: AccessTokens
  readonly signedTokens: SignedTokens
}

/** Where a call comes from. */
export interface Caller {
  /** The network address, for the guard. */
  readonly address: string
  /** The shop that links in mails lead to. */
  readonly shopUrl: string
}
