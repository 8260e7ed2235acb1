import type { Payer } from '#domain/payouts/payer.ts'
import type { Environment } from '#server/config/environment.ts'
import { HttpError } from '#server/http/error-handler.ts'

/** The account that payouts are made from, as configured in the environment; null if it is not. */
export const readPayer = ({ PAYER_IBAN, PAYER_NAME, PAYER_BIC }: Environment): Payer | null =>
  PAYER_IBAN && PAYER_NAME ? { iban: PAYER_IBAN, name: PAYER_NAME, bic: PAYER_BIC ?? null } : null

export function requirePayer(payer: Payer | null): Payer {
  if (payer) return payer
  throw new HttpError(
    409,
    'PAYER_MISSING',
    'We can’t order payouts because no account to pay from is configured. Set PAYER_IBAN and PAYER_NAME.',
  )
}
