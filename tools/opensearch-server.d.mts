export interface SearchCluster {
  readonly urls: readonly string[]
  readonly getPids: () => readonly number[]
  readonly stop: () => Promise<unknown>
}
export const OPENSEARCH_VERSION: string
export function ensureOpenSearch(): boolean
export function waitUntilGreen(urls: readonly string[]): Promise<void>
export function startCluster(options: {
  readonly folder: string
  readonly nodes?: number
  readonly heapMb?: number
  readonly isMeasured?: boolean
}): Promise<SearchCluster>
