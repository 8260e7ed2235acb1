import type { ComponentType } from 'react'
import type { OfferSheet, PdpData } from '#contracts/catalogue-pages.ts'
import type { GivenAnswers } from '#domain/offers/offer-steps.ts'

/** What a device's questions need, as its own page has it. */
export interface LoadedDevice {
  readonly device: PdpData['device']
  readonly sheet: OfferSheet
  readonly tipsPath: string | null
}

export interface RowQuestionsProps extends LoadedDevice {
  readonly given: GivenAnswers
  readonly sharedCodes: readonly string[]
  readonly sharedTitle: string
  readonly onChange: (update: (given: GivenAnswers) => GivenAnswers) => void
  readonly onDone: () => void
}

export interface TakenRow extends Pick<LoadedDevice, 'device' | 'sheet'> {
  readonly given: GivenAnswers
  readonly priceInCents: number
}

export type TakeOutcome =
  | { readonly kind: 'added'; readonly offerId: string }
  | { readonly kind: 'failed' | 'changed' | 'quotaUsed' }

/** What the list has in common with a device's own page: its questions, and how an offer gets into the cart. */
export interface DrawerParts {
  readonly Questions: ComponentType<RowQuestionsProps>
  readonly takeRow: (row: TakenRow) => Promise<TakeOutcome>
}
