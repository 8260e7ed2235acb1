/** Caches in front of the shop that keep its pages. */
export interface Edge {
  /** Forgets every answer with one of the tags; throws when it has to be tried again. */
  purge(tags: readonly string[]): Promise<void>
}
