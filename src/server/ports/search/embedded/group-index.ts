import type { GroupDocument } from '#contracts/search.ts'
import type { GroupMatch } from '#domain/search/query-builders.ts'

const keyOf = ({ kind, by, value }: GroupMatch) => `${kind}.${by}=${value}`

/** The series of one language in memory, found by every category, manufacturer and series they belong to. */
export class GroupIndex {
  readonly #groups: readonly GroupDocument[]
  readonly #lists = new Map<string, GroupDocument[]>()

  constructor(groups: readonly GroupDocument[]) {
    this.#groups = groups
    for (const group of groups) {
      for (const kind of ['category', 'manufacturer', 'series'] as const) {
        const { id, url } = group[kind]
        this.#put(keyOf({ kind, by: 'id', value: id }), group)
        this.#put(keyOf({ kind, by: 'url', value: url }), group)
      }
    }
  }

  find(match: GroupMatch): readonly GroupDocument[] {
    return this.#lists.get(keyOf(match)) ?? []
  }

  /** Categories with their manufacturers, in the form of the search engine's aggregation. */
  aggregate() {
    const categories = Map.groupBy(this.#groups, ({ category }) => category.id)
    return {
      categories: {
        buckets: [...categories].map(([key, groups]) => ({
          key,
          doc_count: groups.length,
          category: topHit({ category: groups[0]?.category }),
          manufacturers: { buckets: manufacturerBuckets(groups) },
        })),
      },
    }
  }

  #put(key: string, group: GroupDocument): void {
    const list = this.#lists.get(key)
    if (list) list.push(group)
    else this.#lists.set(key, [group])
  }
}

const topHit = (source: object) => ({ hits: { hits: [{ _source: source }] } })

const manufacturerBuckets = (groups: readonly GroupDocument[]) =>
  [...Map.groupBy(groups, ({ manufacturer }) => manufacturer.id)].map(([key, own]) => ({
    key,
    doc_count: own.length,
    manufacturer: topHit({ manufacturer: own[0]?.manufacturer }),
    popularity: { value: own.reduce((sum, { popularity }) => sum + popularity, 0) },
  }))
