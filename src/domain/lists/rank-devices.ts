import type { DeviceIndex, NameForm } from './device-index.ts'
import { isNetwork, isNumber } from './name-tokens.ts'
import type { ListQuery, QueryWord } from './read-query.ts'

/** A device that a line may mean. */
export interface RankedDevice {
  /** Position in the index. */
  readonly device: number
  /** 0 to 1. */
  readonly confidence: number
  /** The name that the line resembles most. */
  readonly form: NameForm
}

const MAX_SCORED = 300
const NEAR_SHARE = 0.6
const WHOLE_SHARE = 0.85
const OTHER_DEVICE_SHARE = 0.6
const WRONG_STORAGE_SHARE = 0.96
/** The penalty for another network than the device's own. */
const OTHER_NETWORK = 0.25

interface NearForm {
  readonly form: NameForm
  readonly weight: number
}

/** Adds up the weight that each form shares with a line. Plain loops, because a list has thousands of lines. */
function addWeights({ postings }: DeviceIndex, words: readonly QueryWord[], common: Float32Array): number[] {
  const touched: number[] = []
  for (const { meanings } of words)
    for (const { word, share } of meanings) {
      const { forms = [], weights = [] } = postings.get(word) ?? {}
      for (let at = 0; at < forms.length; at += 1) {
        const position = forms[at] ?? 0
        if (common[position] === 0) touched.push(position)
        common[position] = (common[position] ?? 0) + share * (weights[at] ?? 0)
      }
    }
  return touched
}

/** The forms that share enough words with the line, limited to the heaviest. */
function collectForms(index: DeviceIndex, words: readonly QueryWord[]): readonly NearForm[] {
  const common = new Float32Array(index.forms.length)
  const touched = addWeights(index, words, common)
  let most = 0
  for (const position of touched) most = Math.max(most, common[position] ?? 0)
  const near: NearForm[] = []
  for (const position of touched) {
    const [form, weight] = [index.forms[position], common[position] ?? 0]
    // A short name shares less with a long line than the long name of another device does.
    if (form && (weight >= most * NEAR_SHARE || weight >= form.total * WHOLE_SHARE))
      near.push({ form, weight })
  }
  return near.length > MAX_SCORED
    ? near.sort((left, right) => right.weight - left.weight).slice(0, MAX_SCORED)
    : near
}

interface WordScore {
  readonly matched: number
  readonly asked: number
  readonly isOther: boolean
}

const NEUTRAL: WordScore = { matched: 0, asked: 0, isOther: false }

function scoreWord(
  { token, meanings, surplus, isDecisive }: QueryWord,
  form: NameForm,
  index: DeviceIndex,
): WordScore {
  for (const { word, share } of meanings) {
    const weight = form.required.get(word)
    if (weight !== undefined) return { matched: weight * share, asked: weight, isOther: false }
  }
  if (meanings.some(({ word }) => form.neutral.has(word))) return NEUTRAL
  if (isNetwork(token)) return { ...NEUTRAL, asked: OTHER_NETWORK }
  if (!isNumber(token)) return { matched: 0, asked: surplus, isOther: isDecisive }
  const device = index.devices[form.device]
  const number = Number(token)
  if (device?.storages.includes(number) || device?.releaseYear === number) return NEUTRAL
  return { matched: 0, asked: surplus, isOther: isDecisive }
}

/** How similar a line and a name are: what they share, relative to all that both say. */
function scoreForm({ words, storageGb }: ListQuery, form: NameForm, index: DeviceIndex): number {
  let [matched, asked, isOther] = [0, 0, false]
  for (const word of words) {
    const score = scoreWord(word, form, index)
    matched += score.matched
    asked += score.asked
    isOther ||= score.isOther
  }
  if (matched === 0) return 0
  const isWrongStorage = storageGb !== null && !index.devices[form.device]?.storages.includes(storageGb)
  const likeness = (2 * matched) / (asked + form.total)
  return (
    likeness * form.share * (isOther ? OTHER_DEVICE_SHARE : 1) * (isWrongStorage ? WRONG_STORAGE_SHARE : 1)
  )
}

/** Ranks devices by their best score, optionally among some of them only. */
export function rankDevices(
  query: ListQuery,
  index: DeviceIndex,
  among: ReadonlySet<number> | null = null,
): RankedDevice[] {
  const best = new Map<number, RankedDevice>()
  for (const { form } of collectForms(index, query.words)) {
    const { device } = form
    if (among && !among.has(device)) continue
    const confidence = scoreForm(query, form, index)
    if (confidence > (best.get(device)?.confidence ?? 0)) best.set(device, { device, confidence, form })
  }
  return [...best.values()].sort(
    (left, right) => right.confidence - left.confidence || left.device - right.device,
  )
}

/** The share of a line's words that are in the name. */
export const coveredShare = ({ words }: ListQuery, { required }: NameForm): number =>
  words.filter(({ meanings }) => meanings.some(({ word }) => required.has(word))).length / words.length

/** The share of neighbouring words that are neighbours in the name, too: `X8` is not `8X`, `New 3DS` not `3DS`. */
export function orderShare({ words }: ListQuery, { required }: NameForm): number {
  const name = [...required.keys()]
  const pairs = words.slice(1).filter(({ meanings }, before) => {
    const left = words[before]?.meanings.find(({ word }) => required.has(word))?.word
    const right = meanings.find(({ word }) => required.has(word))?.word
    return left !== undefined && right !== undefined && name.indexOf(right) === name.indexOf(left) + 1
  })
  return words.length > 1 ? pairs.length / (words.length - 1) : 0
}
