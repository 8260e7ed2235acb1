import { type ReactNode, useState } from 'react'
import type { Sale } from '#contracts/desk/sale.ts'
import type { LabelSent } from '#contracts/desk/sale-actions.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { AddressForm } from './address-form.tsx'
import { EmailForm } from './email-form.tsx'
import { MessageForm } from './message-form.tsx'
import { useSaleAction } from './sale-queries.ts'
import { useDataCopy } from './use-data-copy.ts'

const WORDS = TEXTS.sale.actions

const ROW = 'flex min-h-9 w-full items-center rounded-control px-2 text-left hover:bg-tint max-md:min-h-11'

function MenuRow({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={ROW} onClick={onClick}>
      {children}
    </button>
  )
}

/** What is asked before it is done, because it can't be undone. */
const CONFIRMED = {
  freeze: { path: '/freeze', title: WORDS.freeze, text: WORDS.freezeText, done: WORDS.frozen },
  cancel: { path: '/cancellation', title: WORDS.cancel, text: WORDS.cancelText, done: WORDS.cancelled },
  erase: { path: '/erasure', title: WORDS.erase, text: WORDS.eraseText, done: WORDS.erased },
  identity: { path: '', title: WORDS.identity, text: WORDS.identityText, done: WORDS.identityAsked },
} as const

type Confirmed = keyof typeof CONFIRMED

type Asked = Confirmed | 'address' | 'email' | 'message'

const isConfirmedAction = (asked: 'none' | Asked): asked is Confirmed => Object.hasOwn(CONFIRMED, asked)

const buildActionPath = (name: Confirmed, tradeNumber: string): string =>
  name === 'identity'
    ? `/desk/api/identity/${tradeNumber}/request`
    : `/desk/api/sales/${tradeNumber}${CONFIRMED[name].path}`

interface RowsProps {
  readonly sale: Sale
  readonly onAsk: (asked: Asked) => void
}

/** What only support does: they speak with sellers. */
function SupportRows({ sale: { tradeNumber, seller }, onAsk }: RowsProps) {
  const label = useSaleAction<LabelSent>(tradeNumber)
  const copy = useDataCopy(tradeNumber)
  const isConfirmed = useConfirmed()
  const sendLabel = () =>
    label.mutate({
      path: `/desk/api/sales/${tradeNumber}/label`,
      done: ({ outcome }) => ({ text: WORDS.labelSent[outcome] }),
    })
  return (
    <>
      {seller && <MenuRow onClick={() => onAsk('message')}>{WORDS.write}</MenuRow>}
      <MenuRow onClick={sendLabel}>{WORDS.label}</MenuRow>
      <MenuRow onClick={() => onAsk('address')}>{WORDS.address}</MenuRow>
      {seller && <MenuRow onClick={() => isConfirmed() && onAsk('email')}>{WORDS.email}</MenuRow>}
      <MenuRow onClick={() => onAsk('freeze')}>{WORDS.freeze}</MenuRow>
      <MenuRow onClick={() => onAsk('cancel')}>{WORDS.cancel}</MenuRow>
      <MenuRow onClick={copy}>{WORDS.copy}</MenuRow>
      {seller && <MenuRow onClick={() => isConfirmed() && onAsk('erase')}>{WORDS.erase}</MenuRow>}
    </>
  )
}

/** What an operator may do about a sale, by role. */
export function SaleActions({ sale }: { readonly sale: Sale }) {
  const { me } = useDesk()
  const [asked, setAsked] = useState<'none' | Asked>('none')
  const action = useSaleAction(sale.tradeNumber)
  const close = () => setAsked('none')
  const isSupport = me.roles.includes('support')
  const mayAskForIdentity = (isSupport || me.roles.includes('identity')) && sale.canAskForIdentity
  if (!isSupport && !mayAskForIdentity) return null
  return (
    <>
      <Menu
        label={WORDS.title}
        variant="secondary"
        button={
          <>
            {WORDS.title}
            <DeskIcon name="chevron" className="size-3" />
          </>
        }
      >
        {isSupport && <SupportRows sale={sale} onAsk={setAsked} />}
        {mayAskForIdentity && <MenuRow onClick={() => setAsked('identity')}>{WORDS.identity}</MenuRow>}
      </Menu>
      {asked === 'address' && <AddressForm tradeNumber={sale.tradeNumber} onClose={close} />}
      {asked === 'email' && <EmailForm tradeNumber={sale.tradeNumber} onClose={close} />}
      {asked === 'message' && <MessageForm tradeNumber={sale.tradeNumber} onClose={close} />}
      {isConfirmedAction(asked) && (
        <Confirm
          title={CONFIRMED[asked].title}
          text={CONFIRMED[asked].text}
          action={CONFIRMED[asked].title}
          onClose={close}
          onConfirm={() =>
            action.mutate({
              path: buildActionPath(asked, sale.tradeNumber),
              done: () => ({ text: CONFIRMED[asked].done }),
            })
          }
        />
      )}
    </>
  )
}
