import type { Sale } from '#contracts/desk/sale.ts'
import { TEXTS } from '../../messages/texts.ts'
import { nameCode } from '../../platform/format/name-code.ts'

/** Something that happened to a sale, or that an operator did. */
export interface TimelineEntry {
  readonly at: string
  readonly itemNumber: number | null
  readonly text: string
  readonly by: string
}

type Words = Readonly<Record<string, string>>

const EVENTS: Words = TEXTS.sale.timeline.events
const ACTORS: Words = TEXTS.sale.timeline.actors

/** Events and what operators did, the newest first. Logs are text, so something of another release may be unknown. */
export function listTimeline({
  events,
  actions,
}: Pick<Sale, 'events' | 'actions'>): readonly TimelineEntry[] {
  const entries = [
    ...events.map(({ event, actor, itemNumber, happenedAt }) => ({
      at: happenedAt,
      itemNumber,
      text: EVENTS[event] ?? TEXTS.sale.timeline.unknown,
      by: ACTORS[actor] ?? actor,
    })),
    ...actions.map(({ action, operator, itemNumber, happenedAt }) => ({
      at: happenedAt,
      itemNumber,
      text: nameCode(action),
      by: operator ?? '',
    })),
  ]
  return entries.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
