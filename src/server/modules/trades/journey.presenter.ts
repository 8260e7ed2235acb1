import type { JourneyEntry } from '#contracts/trades.ts'
import { buildJourney } from '#domain/trades/journey.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { StoredTrade } from './trade-view.repository.ts'

/** The way of a sale so far, as the API presents it. */
export const toJourney = ({ createdAt, shipment, events, items, photos }: StoredTrade): JourneyEntry[] =>
  buildJourney({
    createdAtMs: createdAt.getTime(),
    parcel: shipment,
    events,
    inspections: items.flatMap(({ number, lockedFindings }) =>
      lockedFindings.map(({ lockedAtMs }) => ({ itemNumber: number, lockedAtMs })),
    ),
    photos,
  }).map(({ atMs, itemNumbers, photoIds, ...step }) => ({
    ...step,
    at: toTimeJson(atMs),
    itemNumbers: [...itemNumbers],
    photoIds: [...photoIds],
  }))
