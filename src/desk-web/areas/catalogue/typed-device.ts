import { readStorages } from '#domain/catalogue/storage-sizes.ts'

/** A device as it is typed: every field is text. */
export interface TypedDevice {
  readonly model: string
  readonly series: string
  readonly modelCodes: string
  readonly searchTerms: string
  readonly releaseYear: string
  readonly releaseMonth: string
  readonly popularity: string
  readonly launchPrice: string
}

const splitLines = (text: string): readonly string[] => text.split('\n')

/** What isn't a number is sent as none, so that the server names its field. */
const readNumber = (text: string): number => (text.trim() === '' ? -1 : Number(text.replace(',', '.')) || 0)

/** What is typed, as the API takes it. */
export const toDeviceChange = (typed: TypedDevice) => ({
  model: typed.model,
  series: typed.series,
  modelCodes: splitLines(typed.modelCodes),
  searchTerms: splitLines(typed.searchTerms),
  releaseYear: readNumber(typed.releaseYear),
  releaseMonth: readNumber(typed.releaseMonth),
  popularity: readNumber(typed.popularity),
  launchPrice: typed.launchPrice.trim() === '' ? null : readNumber(typed.launchPrice),
})

/** The sizes as the API takes them. What can't be read is sent as a size that there isn't. */
export const toStorages = (typed: string): readonly number[] => readStorages(typed) ?? [-1]
