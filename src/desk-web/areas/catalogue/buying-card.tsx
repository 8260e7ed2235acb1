import type { CatalogueDevice } from '#contracts/desk/catalogue.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { CATALOGUE_KEY, CATALOGUE_PATH } from './catalogue-queries.ts'

const T = TEXTS.catalogue

interface DeviceProps {
  readonly device: CatalogueDevice
}

function RetirePart({ device: { id, name } }: DeviceProps) {
  const retire = useAction(CATALOGUE_KEY)
  return (
    <ConfirmButton
      button={T.retire}
      title={T.retireTitle(name)}
      text={T.retireText}
      isDisabled={retire.isPending}
      onConfirm={() => retire.mutate({ path: `${CATALOGUE_PATH}/${id}/retirement`, done: () => T.retired })}
    />
  )
}

function BringBackPart({ device: { id } }: DeviceProps) {
  const bringBack = useAction(CATALOGUE_KEY)
  return (
    <>
      <p className="text-ink-soft">{T.bringBackText}</p>
      <button
        type="button"
        className={DESK_BUTTON.secondary}
        disabled={bringBack.isPending}
        onClick={() =>
          bringBack.mutate({ path: `${CATALOGUE_PATH}/${id}/return`, done: () => T.broughtBack })
        }
      >
        {T.bringBack}
      </button>
    </>
  )
}

/** Drafts of prices that the device waits for. Only who sets prices can open one. */
function Drafts({ device: { drafts } }: DeviceProps) {
  const { me } = useDesk()
  const canOpen = me.roles.includes('pricing')
  if (drafts.length === 0) return null
  return (
    <div>
      <p className="text-ink-soft">{T.drafts}</p>
      <ul>
        {drafts.map(({ id, name, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            {canOpen ? (
              <DeskLink href={`/desk/prices/${id}`} className={TEXT_LINK}>
                {name}
              </DeskLink>
            ) : (
              name
            )}
            <Badge>{state === 'scheduled' ? T.draftStates.scheduled : T.draftStates.open}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether we buy a device, and how that changes. */
export function BuyingCard({ device }: DeviceProps) {
  const { state, markets, drafts } = device
  return (
    <Card
      title={T.buying}
      aside={<Badge tone={state === 'bought' ? 'accent' : 'plain'}>{T.states[state]}</Badge>}
    >
      <div className="grid justify-items-start gap-3">
        <p>
          {T.buyingTexts[state]} {state === 'bought' && `${T.markets} ${T.marketCount(markets)}.`}
        </p>
        {state === 'unpriced' && drafts.length === 0 && <p className="text-ink-soft">{T.firstPrice}</p>}
        <Drafts device={device} />
        {state === 'bought' && <RetirePart device={device} />}
        {state === 'retired' && drafts.length === 0 && <BringBackPart device={device} />}
      </div>
    </Card>
  )
}
