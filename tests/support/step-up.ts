import { SALE_KEY_HEADER, STEP_UP_HEADER } from '#contracts/paths/trades.ts'
import { createStepUpProofs } from '#server/modules/step-up/step-up-proofs.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'
import type { SaleShop } from './sale-shop.ts'

type ProofShop = Pick<SaleShop, 'secret' | 'clock'>

/** Proofs as the shop issues them. */
export const createProofs = ({ secret, clock }: ProofShop) =>
  createStepUpProofs(createSignedTokens(secret, () => clock.nowMs))

/** The headers of a seller who has the acting link of a sale and has just typed the code of the mail. */
export const buildSellerHeaders = async (
  store: ProofShop,
  { key, transactionId }: { readonly key: string; readonly transactionId: number },
): Promise<Record<string, string>> => ({
  [SALE_KEY_HEADER]: key,
  [STEP_UP_HEADER]: await createProofs(store).issue({ kind: 'sale', transactionId }),
})
