import type { SettledAnswer as SettledJson } from '#contracts/desk/bank-files.ts'
import type { SettledAnswer } from './settle-payouts.ts'

export const toSettledJson = (settled: SettledAnswer): SettledJson => ({
  confirmed: [...settled.confirmed],
  rejected: [...settled.rejected],
  unchanged: [...settled.unchanged],
  contradicted: [...settled.contradicted],
  open: [...settled.open],
  unknown: [...settled.unknown],
})
