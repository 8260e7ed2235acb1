import type { Database } from '#server/db/database.ts'
import type { LoginGuard } from '#server/modules/login-guard/login-guard.ts'
import type { StepUpProofs } from '#server/modules/step-up/step-up-proofs.ts'
import type { AccessTokens } from '#server/secrets/access-tokens.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { SignedTokens } from '#server/secrets/signed-tokens.ts'
import type { PasswordHashing } from './password-hashing.ts'

/** What the account use cases share. */
export interface AccountOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
  readonly hashing: PasswordHashing
  readonly guard: LoginGuard
  readonly accessTokens: AccessTokens
  readonly signedTokens: SignedTokens
  readonly stepUpProofs: StepUpProofs
}

/** The origin of a request. */
export interface Caller {
  /** The client's network address, for the login guard. */
  readonly address: string
  /** The shop that links in mails open; without a path. */
  readonly shopUrl: string
  /** The browser, if its cookie names it. */
  readonly deviceId: string | null
  readonly userAgent: string
}
