import { createCheck, type ProofCheck } from './proof-check.ts'
import { listItems, listStatements, type ProofFile } from './proof-file.ts'
import type { EventStatement } from './statements.ts'

/** The steps of one device: its own, and those of the whole sale. */
export const listSteps = (file: ProofFile, item: number): EventStatement[] =>
  listStatements(file, 'event').filter((event) => event.item === null || event.item === item)

function checkSteps(file: ProofFile, item: number): ProofCheck {
  const check = createCheck('events')
  let state: string | null = null
  for (const { from, to, event } of listSteps(file, item)) {
    if (from !== state) return check.fail(`device ${item}: an event is missing before ${event}`)
    state = to
  }
  return check.pass(`device ${item}: its events follow each other up to ${state ?? 'its start'}`)
}

/** Steps that decide about locked findings, each about findings of its own. */
const DECIDING_EVENTS = ['match_or_better', 'deviation', 'appeal_upheld', 'appeal_rejected']

function checkHasFindings(file: ProofFile, item: number): ProofCheck[] {
  const decisions = listSteps(file, item).filter(({ event }) => DECIDING_EVENTS.includes(event))
  const findings = listStatements(file, 'findings').filter((statement) => statement.item === item)
  return findings.length < decisions.length
    ? [createCheck('findings').fail(`device ${item}: findings of an inspection are missing`)]
    : []
}

/** Whether the events of every device are complete, and so are its findings. */
export const checkEvents = (file: ProofFile): ProofCheck[] =>
  listItems(file).flatMap((item) => [checkSteps(file, item), ...checkHasFindings(file, item)])
