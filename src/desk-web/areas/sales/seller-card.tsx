import { useMutation } from '@tanstack/react-query'
import type { RevealedContact, Sale } from '#contracts/desk/sale.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'

const WORDS = TEXTS.sale.seller

const formatAddress = (contact: RevealedContact) => (
  <>
    {contact.street} {contact.houseNumber}
    {contact.addressExtra && `, ${contact.addressExtra}`}
    <br />
    {contact.zip} {contact.city}, {contact.country}
  </>
)

/** Shows the contact in full, once the operator asks for it. */
function Contact({ sale, seller }: { readonly sale: Sale; readonly seller: NonNullable<Sale['seller']> }) {
  const { me } = useDesk()
  const reveal = useMutation({
    mutationFn: () =>
      callApi<RevealedContact>(`/desk/api/sales/${sale.tradeNumber}/reveal`, { method: 'POST' }),
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
  })
  const { data: contact } = reveal
  const customer = me.roles.includes('support') ? (
    <DeskLink href={`/desk/customers/${sale.customerNumber}`} className={TEXT_LINK}>
      {sale.customerNumber}
    </DeskLink>
  ) : (
    sale.customerNumber
  )
  return (
    <div className="grid justify-items-start gap-3">
      <Facts
        facts={[
          [WORDS.name, seller.name],
          [WORDS.company, seller.companyName],
          [WORDS.email, contact?.email ?? seller.email],
          [WORDS.phone, contact?.phone ?? seller.phone],
          [WORDS.address, contact ? formatAddress(contact) : `${seller.city}, ${seller.country}`],
          [WORDS.account, `${seller.accountHolder}, ${seller.maskedAccount}`],
          [WORDS.customer, customer],
        ]}
      />
      {contact ? (
        <p role="status" className="text-tiny text-ink-soft">
          {WORDS.revealed}
        </p>
      ) : (
        me.roles.includes('support') && (
          <button type="button" className={DESK_BUTTON.secondary} onClick={() => reveal.mutate()}>
            {WORDS.reveal}
          </button>
        )
      )}
    </div>
  )
}

/** Who sells: masked until someone needs to know. */
export function SellerCard({ sale }: { readonly sale: Sale }) {
  return (
    <Card title={WORDS.title}>
      {sale.seller ? (
        <Contact sale={sale} seller={sale.seller} />
      ) : (
        <p className="text-ink-soft">{sale.customerNumber === null ? WORDS.hidden : WORDS.erased}</p>
      )}
    </Card>
  )
}
