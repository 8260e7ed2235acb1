import type { MarketId } from '../src/domain/markets/market-id.ts'

export interface Dictionary {
  /** Its file name, without extension. */
  readonly name: string
  /** Debian's package. */
  readonly package: string
}

export const DICTIONARIES: Readonly<Record<MarketId, Dictionary>>
type IsFile = (path: string) => boolean

export function listMissingPackages(isFile?: IsFile): readonly string[]
export function getSpellChecker(
  market: MarketId,
  isFile?: IsFile,
): {
  readonly program: string
  /** Path of the dictionary, without extension. */
  readonly dictionary: string
}
