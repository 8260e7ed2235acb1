import { expect, it } from 'vitest'
import { listTimeline } from './list-timeline.ts'

it('the timeline has what happened and who did what, the newest first', () => {
  const timeline = listTimeline({
    events: [
      {
        itemNumber: null,
        event: 'created',
        actor: 'customer',
        fromState: null,
        toState: 'CREATED',
        happenedAt: '2026-11-01T08:00:00.000Z',
      },
      {
        itemNumber: 1,
        event: 'of another release',
        actor: 'system',
        fromState: null,
        toState: 'CREATED',
        happenedAt: '2026-11-03T08:00:00.000Z',
      },
    ],
    actions: [
      {
        action: 'RESEND_MAIL',
        operator: 'sofia',
        itemNumber: null,
        happenedAt: '2026-11-02T08:00:00.000Z',
      },
    ],
  })
  expect(timeline.map(({ text, by }) => `${text} / ${by}`)).toEqual([
    'Unknown event / System',
    'Resend mail / sofia',
    'Sale confirmed / Seller',
  ])
})
