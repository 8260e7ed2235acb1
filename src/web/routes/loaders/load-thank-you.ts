import type { PagePayload } from '#contracts/page-payload.ts'
import { prepareSale } from '#web/features/thanks/prepared-sale.ts'
import { type LoaderInput, loadTradeScreen } from '#web/platform/navigation/load-screen.ts'

export async function loadThankYou(input: LoaderInput): Promise<PagePayload<'thankYou'>> {
  const payload = await loadTradeScreen<'thankYou'>(input)
  // Opened without script: the sale is on the page from the start.
  if (!payload.error && payload.data.sale) await prepareSale(input.context)
  return payload
}
