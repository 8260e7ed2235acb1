import { z } from 'zod'
import { COUNTS } from '#contracts/desk/counts.ts'
import { countQueues } from '#server/desk/live/count-queues.ts'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import { events } from '#server/desk/pages/desk-answer.ts'
import { selectLists } from '#server/desk/pages/desk-list.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'

/** Browsers name the type when they listen. Whoever doesn't would wait for an answer that never ends. */
const LISTENING = z.object({ accept: z.literal('text/event-stream') })

/** What waits in the queues, asked once or heard as it changes. */
export const LIVE_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/api/counts',
    roles: OPERATOR_ROLES,
    action: 'COUNT_QUEUES',
    summary:
      'Counts the devices in each queue that the operator may open, by age, with those past a deadline.',
    schema: { response: { 200: COUNTS } },
    handler: async ({ db, operator, lists, now }) => ({
      queues: [...(await countQueues(db, selectLists(operator, lists), now()))],
    }),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/live',
    roles: OPERATOR_ROLES,
    action: 'HEAR_CHANGES',
    summary:
      'Sends server-sent events: `counts` at once and whenever they change, `changed` with the number of a device whose inspection has, `ended` when the session has.',
    schema: { headers: LISTENING },
    handler: async ({ live, session }) => events(live.join(session)),
  }),
]
