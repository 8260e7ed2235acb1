import type { SimilarDevice } from '#contracts/desk/catalogue.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'

const T = TEXTS.catalogue

/** Devices that this one may be; nothing if there are none. */
export function SimilarDevices({ similar }: { readonly similar: readonly SimilarDevice[] }) {
  if (similar.length === 0) return null
  return (
    <Card title={T.similar}>
      <p className="text-ink-soft">{T.similarLead}</p>
      <ul className="mt-2 grid gap-1">
        {similar.map(({ id, name, reason, sharedCodes }) => (
          <li key={id}>
            <DeskLink href={`/desk/catalogue/${id}`} className={TEXT_LINK}>
              {name}
            </DeskLink>{' '}
            <span className="text-tiny text-ink-soft">
              {T.reasons[reason]} {T.codes(sharedCodes)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
