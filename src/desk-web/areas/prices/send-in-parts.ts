import type { DraftStep, TakenRows } from '#contracts/desk/prices.ts'
import { callApi } from '../../platform/api/call-api.ts'

/** Small enough that each part is answered within a second or two. */
const LINES_PER_PART = 4_000

type OnProgress = (done: number, total: number) => void

/** Sends a table part by part, so that it may have any length and its progress can be seen. */
export async function sendTable(path: string, text: string, onProgress: OnProgress): Promise<TakenRows> {
  const lines = text.split(/\r\n|\n|\r/)
  const problems: TakenRows['problems'] = []
  let taken = 0
  for (let start = 0; start < lines.length; start += LINES_PER_PART) {
    onProgress(start, lines.length)
    const part = lines.slice(start, start + LINES_PER_PART).join('\n')
    const json = { text: part, firstLine: start + 1 }
    const answer = await callApi<TakenRows>(`${path}/table`, { method: 'POST', json })
    taken += answer.taken
    problems.push(...answer.problems)
  }
  onProgress(lines.length, lines.length)
  return { taken, problems }
}

/** Repeats a call until it has come to the last device, and returns how many rows it has done. */
export async function sendSteps(path: string, json: object, onProgress?: OnProgress): Promise<number> {
  let count = 0
  for (let after: number | null = 0; after !== null; ) {
    const step: DraftStep = await callApi<DraftStep>(path, { method: 'POST', json: { ...json, after } })
    count += step.count
    after = step.after
    onProgress?.(count, count)
  }
  return count
}
