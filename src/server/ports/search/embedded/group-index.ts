import type { GroupDocument } from '#contracts/search.ts'
import { GROUP_KINDS, type GroupMatch } from '#domain/search/search-query.ts'
import { visitInSlices } from '#server/slices/map-in-slices.ts'
import type { FoundCategory, FoundManufacturer } from '../search-engine.ts'

const buildKey = ({ kind, by, value }: GroupMatch) => `${kind}.${by}=${value}`

/** The series of one language in memory, found by every category, manufacturer and series they belong to. */
export class GroupIndex {
  readonly #groups: readonly GroupDocument[]
  readonly #lists = new Map<string, GroupDocument[]>()
  #categories: readonly FoundCategory[] | undefined

  private constructor(groups: readonly GroupDocument[]) {
    this.#groups = groups
  }

  /** Builds the index without blocking requests in the meantime. */
  static async create(groups: readonly GroupDocument[]): Promise<GroupIndex> {
    const index = new GroupIndex(groups)
    await visitInSlices(groups, (group) => index.#enter(group))
    return index
  }

  find(match: GroupMatch): readonly GroupDocument[] {
    return this.#lists.get(buildKey(match)) ?? []
  }

  /** Categories with their manufacturers, in the order of the index. */
  listCategories(): readonly FoundCategory[] {
    this.#categories ??= this.#readCategories()
    return this.#categories
  }

  #readCategories(): FoundCategory[] {
    const categories = Map.groupBy(this.#groups, ({ category }) => category.id)
    return [...categories.values()].flatMap((groups) => {
      const category = groups[0]?.category
      if (!category) return []
      return [{ category, seriesCount: groups.length, manufacturers: listManufacturers(groups) }]
    })
  }

  #enter(group: GroupDocument): void {
    for (const kind of GROUP_KINDS) {
      const { id, url } = group[kind]
      this.#put(buildKey({ kind, by: 'id', value: id }), group)
      this.#put(buildKey({ kind, by: 'url', value: url }), group)
    }
  }

  #put(key: string, group: GroupDocument): void {
    const list = this.#lists.get(key)
    if (list) list.push(group)
    else this.#lists.set(key, [group])
  }
}

function listManufacturers(groups: readonly GroupDocument[]): FoundManufacturer[] {
  const manufacturers = Map.groupBy(groups, ({ manufacturer }) => manufacturer.id)
  return [...manufacturers.values()].flatMap((own) => {
    const manufacturer = own[0]?.manufacturer
    if (!manufacturer) return []
    const popularity = own.reduce((sum, group) => sum + group.popularity, 0)
    return [{ manufacturer, seriesCount: own.length, popularity }]
  })
}
