import { useState } from 'react'
import type { OpenPartner, PartnerVersion } from '#contracts/desk/partners.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Moment } from '../../ui/moment.tsx'
import { buildPartnerPath, PARTNERS_KEY } from './partner-queries.ts'

const T = TEXTS.partners

interface RestoreProps {
  readonly partner: OpenPartner
  readonly number: number
}

function RestoreButton({ partner, number }: RestoreProps) {
  const [isAsking, setIsAsking] = useState(false)
  const restore = useAction<PartnerVersion>(PARTNERS_KEY)
  return (
    <>
      <button
        type="button"
        className={`${DESK_BUTTON.secondary} w-fit`}
        disabled={restore.isPending}
        onClick={() => setIsAsking(true)}
      >
        {T.restore}
      </button>
      {isAsking && (
        <Confirm
          title={T.restoreTitle(number)}
          text={T.restoreText}
          action={T.restore}
          onClose={() => setIsAsking(false)}
          onConfirm={() =>
            restore.mutate({
              path: buildPartnerPath(partner, `/versions/${number}/publication`),
              json: { version: partner.version },
              done: ({ version }) => T.published(version),
            })
          }
        />
      )}
    </>
  )
}

/** Everything that was ever published about a partner, the latest first, and the way back to it. */
export function PartnerVersions({ partner }: { readonly partner: OpenPartner }) {
  const { versions, version, isDelivered } = partner
  if (versions.length === 0) return null
  return (
    <Card title={T.versions}>
      <ol className="grid gap-3">
        {versions.map(({ number, at, by, restores, isRetired, changes }) => (
          <li key={number} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{T.version(number)}</span>
              <Moment iso={at} /> <span className="text-ink-soft">{by}</span>
              {number === version && <Badge tone="accent">{T.current}</Badge>}
            </p>
            <p className="text-ink-soft">
              {isRetired ? T.wasRetired : restores === null ? T.changes(changes) : T.restores(restores)}
            </p>
            {number !== version && !isRetired && <RestoreButton partner={partner} number={number} />}
          </li>
        ))}
        {isDelivered && (
          <li className="grid gap-1">
            <p className="font-medium">{T.file}</p>
            <RestoreButton partner={partner} number={0} />
          </li>
        )}
      </ol>
    </Card>
  )
}
