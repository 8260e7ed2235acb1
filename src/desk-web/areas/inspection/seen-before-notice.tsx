import type { SeenBefore } from '#contracts/desk/inspections.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'

/** The same serial number came before: shown before anything is locked. */
export const SeenBeforeNotice = ({ seenBefore }: { readonly seenBefore: readonly SeenBefore[] }) =>
  seenBefore.length > 0 && (
    <section role="alert" className="grid gap-2 rounded-card border border-error bg-card p-3">
      <h2 className="flex items-center gap-2 font-text text-small font-medium tracking-normal text-error">
        <DeskIcon name="warning" />
        {TEXTS.inspection.seenBefore}
      </h2>
      <ul className="grid gap-1">
        {seenBefore.map(({ tradeNumber, itemNumber, device, lockedAt, wasQuarantined }) => (
          <li key={`${tradeNumber}-${itemNumber}`} className="flex flex-wrap items-center gap-2">
            <DeskLink href={`/desk/items/${tradeNumber}/${itemNumber}`} className="figures">
              {tradeNumber}-{itemNumber}
            </DeskLink>
            {TEXTS.inspection.seenBeforeRow(device, lockedAt.slice(0, 10))}
            {wasQuarantined && <Badge tone="late">{TEXTS.inspection.wasQuarantined}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
