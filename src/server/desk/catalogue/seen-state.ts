import { createHash } from 'node:crypto'
import { HttpError } from '#server/http/error-handler.ts'
import type { StoredDevice } from './catalogue.repository.ts'

/** Names a state, so that a later one is noticed. */
export const digestState = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 32)

/** Refuses a change that was made from another state than the stored one: it would undo what a colleague has saved. */
export function requireSeenState(seen: string, stored: string): void {
  if (seen === stored) return
  throw new HttpError(
    409,
    'DRAFT_CHANGED',
    'Someone has changed this since you opened it. Look at it again, then make your change.',
  )
}

/** The sizes that a device has to choose from, without those that are no longer bought. */
export const listCurrentSizes = ({ storages }: Pick<StoredDevice, 'storages'>): readonly number[] =>
  storages.filter(({ state }) => state !== 'retired').map(({ storageGb }) => storageGb)

/** What the forms of a device are filled with, each by itself: saving one of them leaves the others usable. */
export const digestDevice = (device: StoredDevice) => ({
  facts: digestState([
    device.model,
    device.seriesId,
    device.modelCodes,
    device.searchTerms,
    device.releaseYear,
    device.releaseMonth,
    device.popularity,
    device.launchPrice,
  ]),
  // A name that follows from the model changes with it, which is no reason to refuse one for another language.
  names: digestState(device.names.map(({ language, model, isOwn }) => [language, isOwn ? model : null])),
  storages: digestState(device.storages),
})
