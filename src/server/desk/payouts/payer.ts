import type { Payer } from '#domain/payouts/pain-001.ts'
import type { Environment } from '#server/config/environment.ts'
import { HttpError } from '#server/http/error-handler.ts'

/** The account that payouts leave, as the environment names it; null where it does not. */
export const payerOf = ({ PAYER_IBAN, PAYER_NAME, PAYER_BIC }: Environment): Payer | null =>
  PAYER_IBAN && PAYER_NAME ? { iban: PAYER_IBAN, name: PAYER_NAME, bic: PAYER_BIC ?? null } : null

export function requirePayer(payer: Payer | null): Payer {
  if (payer) return payer
  throw new HttpError(
    409,
    'PAYER_MISSING',
    'No payout can be ordered: the installation does not say which account it leaves. Set PAYER_IBAN and PAYER_NAME.',
  )
}
