import type { ServerResponse } from 'node:http'
import { compareBy, countTerms, meets } from './evaluate-search.ts'
import { type ReceivedRequest, type Respond, sendJson, startServer, type TestServer } from './http-server.ts'

type Json = Record<string, unknown>

interface FakeIndex {
  readonly definition: { mappings?: Json; settings?: Json }
  readonly aliases: Set<string>
  readonly documents: Map<string, Json>
}

type Action = Partial<Record<'add' | 'remove' | 'remove_index', { index: string; alias: string }>>

/**
 * As much of OpenSearch as the shop uses: documents are stored, and a query with a sort is answered by them. A query by
 * relevance is only recorded.
 */
export interface FakeOpenSearch extends TestServer {
  readonly indexes: Map<string, FakeIndex>
  /** Handles requests instead of the fake as long as it returns true. */
  intercept: (request: ReceivedRequest, response: ServerResponse) => boolean | Promise<boolean>
  /** Requests of a kind, identified by the last part of the path or, without one, by method. */
  asked(kind: string): ReceivedRequest[]
  /** Ids of the documents behind a name. */
  idsIn(name: string): string[]
  addIndex(name: string, aliases?: readonly string[]): void
}

const readKind = ({ method, path }: ReceivedRequest): string => /\/(_\w+)$/.exec(path)?.[1] ?? method

const readNames = (path: string): string[] => decodeURIComponent(path.split('/')[1] ?? '').split(',')

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/** The first field without a mapping, or null. */
function findUnmapped(document: Json, mappings: Json | undefined): string | null {
  const properties = (mappings?.properties ?? {}) as Record<string, Json>
  for (const [field, value] of Object.entries(document)) {
    const property = properties[field]
    if (!property) return field
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    const inner = isObject ? findUnmapped(value as Json, property) : null
    if (inner) return `${field}.${inner}`
  }
  return null
}

/** Stores one document of a bulk request, in place of another with its id, or refuses it. */
function put(index: FakeIndex, id: string, document: Json) {
  const { mappings } = index.definition
  const unmapped = mappings?.dynamic === 'strict' ? findUnmapped(document, mappings) : null
  const error = { type: 'strict_dynamic_mapping_exception', reason: unmapped }
  if (unmapped) return { index: { _id: id, status: 400, error } }
  index.documents.set(id, document)
  return { index: { _id: id, status: 201 } }
}

function remove(index: FakeIndex, id: string) {
  return { delete: { _id: id, status: index.documents.delete(id) ? 200 : 404 } }
}

/** Whether an index compares a field as text. */
function isTextField(mappings: Json | undefined, field: string): boolean {
  const property = field
    .replace(/\.keyword$/, '.fields.keyword')
    .split('.')
    .reduce<Json | undefined>(
      (inner, key) => ((inner?.properties as Json | undefined) ?? inner)?.[key] as Json | undefined,
      mappings,
    )
  return property?.type === 'keyword'
}

interface SearchBody {
  readonly query?: Json
  readonly sort?: readonly Json[]
  readonly from?: number
  readonly aggs?: Readonly<Record<string, Json>>
}

const DONE = { acknowledged: true }

class FakeIndexes {
  readonly indexes = new Map<string, FakeIndex>()

  add(name: string, { definition = {}, aliases = [] as readonly string[] } = {}): FakeIndex {
    const index = { definition, aliases: new Set(aliases), documents: new Map() }
    this.indexes.set(name, index)
    return index
  }

  /** Names of the indexes that match a name, alias or pattern. */
  resolve(pattern: string): string[] {
    return [...this.indexes]
      .filter(([name, { aliases }]) => matches(pattern, name) || aliases.has(pattern))
      .map(([name]) => name)
  }

  find = (pattern: string): FakeIndex | undefined => this.indexes.get(this.resolve(pattern)[0] ?? '')

  bulk(name: string, body: string): Json {
    const lines = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    // Like OpenSearch, creates a missing index on the first document, without the shop's mappings.
    const index = this.find(name) ?? this.add(name)
    const items: Json[] = []
    for (let action = lines.shift(); action; action = lines.shift()) {
      if (action.index) items.push(put(index, action.index._id, lines.shift()))
      if (action.delete) items.push(remove(index, action.delete._id))
    }
    return { errors: items.some((item) => JSON.stringify(item).includes('"error"')), items }
  }

  /** Changes what the index says about itself. */
  updateMeta(name: string, { _meta }: Json): [status: number, body: Json] {
    const { definition } = this.find(name) ?? this.add(name)
    definition.mappings = { ...definition.mappings, _meta }
    return [200, DONE]
  }

  updateSettings(name: string, { index }: Json): [status: number, body: Json] {
    const { definition } = this.find(name) ?? this.add(name)
    definition.settings = { ...definition.settings, ...(index as Json) }
    return [200, DONE]
  }

  /** Applies either all actions or none. */
  updateAliases(actions: readonly Action[]): [status: number, body: Json] {
    const isPossible = actions.every((action) =>
      Object.values(action).every(({ index }) => this.indexes.has(index)),
    )
    if (!isPossible) return [404, { error: { type: 'index_not_found_exception' } }]
    for (const { add, remove, remove_index } of actions) {
      if (remove_index) this.indexes.delete(remove_index.index)
      if (remove) this.indexes.get(remove.index)?.aliases.delete(remove.alias)
      if (add) this.indexes.get(add.index)?.aliases.add(add.alias)
    }
    return [200, DONE]
  }

  describe(names: readonly string[]): Json {
    const found = names.flatMap((name) => this.resolve(name))
    return Object.fromEntries(
      found.map((name) => {
        const { definition, aliases } = this.indexes.get(name) ?? this.add(name)
        return [name, { ...definition, aliases: Object.fromEntries([...aliases].map((key) => [key, {}])) }]
      }),
    )
  }

  search(name: string, size: number, { query, sort, from = 0, aggs = {} }: SearchBody): Json {
    const { documents = new Map<string, Json>(), definition } = this.find(name) ?? {}
    const stored = [...documents]
    const found = sort && query ? stored.filter(([, document]) => meets(query, document)) : stored
    const compare = compareBy(sort ?? [], (field) => isTextField(definition?.mappings, field))
    const sorted = found.toSorted(([, one], [, other]) => compare(one, other))
    const matched = found.map(([, document]) => document)
    const aggregations = Object.fromEntries(
      Object.entries(aggs).map(([key, own]) => [key, sort ? countTerms(own, matched) : { buckets: [] }]),
    )
    const hits = sorted.slice(from, from + size).map(([_id, _source]) => ({ _id, _score: null, _source }))
    return { took: 1, hits: { total: { value: found.length, relation: 'eq' }, hits }, aggregations }
  }

  answer(request: ReceivedRequest): [status: number, body: Json] {
    const { path, query, body } = request
    const names = readNames(path)
    const [name = ''] = names
    const needsIndex = ['_count', '_flush', '_refresh', '_search'].includes(readKind(request))
    if (needsIndex && !this.find(name)) return [404, { error: { type: 'index_not_found_exception' } }]
    if (name === '_cluster') return [200, { status: 'green', timed_out: false }]
    switch (readKind(request)) {
      case 'GET':
        return [200, this.describe(names)]
      case 'PUT':
        if (this.indexes.has(name)) return [400, { error: { type: 'resource_already_exists_exception' } }]
        this.add(name, { definition: JSON.parse(body) })
        return [200, DONE]
      case 'DELETE':
        for (const index of names) this.indexes.delete(index)
        return [200, DONE]
      case '_bulk':
        return [200, this.bulk(name, body)]
      case '_count':
        return [200, { count: this.find(name)?.documents.size }]
      case '_mapping':
        return this.updateMeta(name, JSON.parse(body))
      case '_settings':
        return this.updateSettings(name, JSON.parse(body))
      case '_flush':
      case '_refresh':
        return [200, { _shards: { failed: 0 } }]
      case '_aliases':
        return this.updateAliases(JSON.parse(body).actions)
      case '_search':
        return [200, this.search(name, Number(query.get('size')), JSON.parse(body))]
      default:
        return [405, {}]
    }
  }
}

export async function startFakeOpenSearch(): Promise<FakeOpenSearch> {
  const state = new FakeIndexes()
  const respond: Respond = async (request, response) => {
    if (!(await fake.intercept(request, response))) sendJson(response, ...state.answer(request))
  }
  const server = await startServer(respond)
  const fake: FakeOpenSearch = Object.assign(server, {
    indexes: state.indexes,
    intercept: () => false,
    asked: (kind: string) => server.requests.filter((request) => readKind(request) === kind),
    idsIn: (name: string) => [...(state.find(name)?.documents.keys() ?? [])],
    addIndex: (name: string, aliases: readonly string[] = []) => void state.add(name, { aliases }),
  })
  return fake
}
