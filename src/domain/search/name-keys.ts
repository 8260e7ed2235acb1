import { listSpellings, tokenize } from './tokenize.ts'

/** A device that may be in the catalogue twice. */
export interface ComparedDevice {
  readonly id: number
  /** Of one manufacturer in one category: others are never the same device. */
  readonly group: string
  readonly model: string
  readonly modelCodes: readonly string[]
}

/** Why two devices may be the same one. */
export type DuplicateReason = 'name' | 'code'

/** The words of a model as search reads them: `Alpha 7 IV` is `alpha 7 4`. */
const foldWords = (model: string): readonly string[] =>
  tokenize(model).map((word) => {
    const [number = ''] = listSpellings(word)
    return /^\d$/.test(number) && !/\d/.test(word) ? number : word
  })

/** Two models with one of these in common may be the same: `iPhone13` and `iPhone 13`, `Max Pro` and `Pro Max`. */
export function listNameKeys(model: string): readonly string[] {
  const words = foldWords(model)
  return [...new Set([words.join(''), [...words].sort().join(' ')])]
}

/** A model code without its spelling: `SM-G991B/DS` and `sm g991b ds` are the same. */
export const foldCode = (code: string): string => tokenize(code).join('')

/** The codes that all of these have, however they are spelled. */
export function listSharedCodes(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists
  const folded = others.map((codes) => new Set(codes.map(foldCode)))
  return first.filter((code) => folded.every((codes) => codes.has(foldCode(code))))
}

const listKeys = ({ group, model, modelCodes }: Omit<ComparedDevice, 'id'>): readonly string[] => [
  ...listNameKeys(model).map((key) => `name ${group} ${key}`),
  ...modelCodes.map((code) => `code ${foldCode(code)}`),
]

const readReason = (key: string): DuplicateReason => (key.startsWith('code ') ? 'code' : 'name')

/** Devices by what they may be recognised by. They are added one after the other, each compared with those before. */
export class DuplicateFinder {
  readonly #idsByKey = new Map<string, number[]>()

  add(device: ComparedDevice): void {
    for (const key of listKeys(device)) {
      const ids = this.#idsByKey.get(key)
      if (ids) ids.push(device.id)
      else this.#idsByKey.set(key, [device.id])
    }
  }

  /** The devices that a device may be, other than itself. */
  find(device: ComparedDevice): ReadonlyMap<number, DuplicateReason> {
    const found = new Map<number, DuplicateReason>()
    for (const key of listKeys(device))
      for (const id of this.#idsByKey.get(key) ?? [])
        if (id !== device.id && !found.has(id)) found.set(id, readReason(key))
    return found
  }

  /** All devices that may be the same one, by name first; of those that share several keys, once. */
  list(): readonly { readonly reason: DuplicateReason; readonly ids: readonly number[] }[] {
    const groups = new Map<string, { reason: DuplicateReason; ids: readonly number[] }>()
    for (const [key, all] of this.#idsByKey) {
      const ids = [...new Set(all)].sort((one, other) => one - other)
      const name = ids.join(' ')
      if (ids.length > 1 && !groups.has(name)) groups.set(name, { reason: readReason(key), ids })
    }
    const found = [...groups.values()]
    const listBy = (wanted: DuplicateReason) => found.filter(({ reason }) => reason === wanted)
    return [...listBy('name'), ...listBy('code')]
  }
}
