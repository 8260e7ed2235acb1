import { buildOfferSearch } from '#domain/offers/given-answers.ts'
import type { WatchedDevice } from './watch-price.ts'

/** The query of the device's page with the same answers. */
export const buildWatchSearch = ({ storageGb, conditionId, answers }: WatchedDevice): string =>
  buildOfferSearch({
    storageGb: storageGb === 0 ? null : storageGb,
    conditionId,
    answers,
    differing: [],
    isConfirmed: false,
  })
