import { z } from 'zod'
import { type FoundCode, findByCode } from '#server/desk/items/find-by-code.ts'
import { INSPECTION_STATES } from '#server/desk/items/inspection-states.ts'
import { buildPartPath, buildTradePath } from '#server/desk/items/item-params.ts'
import { listItems } from '#server/desk/items/items.repository.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { buildInspectionPath, presentWorkList } from './inspections.presenter.ts'

export const INSPECTOR = ['inspector'] as const satisfies readonly OperatorRole[]
/** First and second inspections work the same way. */
export const EITHER_INSPECTOR = ['inspector', 'second_inspector'] as const satisfies readonly OperatorRole[]

export const CODE_QUERY = z.object({ code: z.string().max(60).optional() })

/** Where a scan leads: to the device, or to its trade if that has several. */
export function buildScanTarget({ transactionId, itemNumber, isPart }: FoundCode): string {
  if (itemNumber === null) return buildTradePath(transactionId)
  const key = { transactionId, itemNumber }
  return isPart ? buildPartPath(key) : buildInspectionPath(key)
}

/** Inspections, as people work through them. */
export const INSPECTION_PAGES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/inspections',
    roles: INSPECTOR,
    action: 'LIST_INSPECTIONS',
    list: { title: 'Inspect', key: 'i', states: INSPECTION_STATES.inspection },
    schema: { querystring: CODE_QUERY },
    handler: async ({ db, query: { code }, now }) => {
      const found = code === undefined ? null : await findByCode(db, code)
      if (found) return seeOther(buildScanTarget(found))
      return presentWorkList({
        title: 'Inspect',
        path: '/desk/inspections',
        missed: code ?? null,
        nowMs: now(),
        caption: 'Devices to inspect, oldest first, with the date we promised the seller',
        items: await listItems(db, INSPECTION_STATES.inspection),
      })
    },
  }),
  deskScreen({
    url: '/desk/items/:trade/:item/inspection',
    roles: EITHER_INSPECTOR,
    action: 'SEE_INSPECTION',
  }),
]
