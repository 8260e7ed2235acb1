import { ACCEPT_SHARES_BP, OTHERWISE } from '#domain/inspection/accept-rule.ts'
import { exactShare } from '#domain/pricing/exact-share.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import { ELSE_TEXTS, useShareText } from './accept-rule-text.ts'
import type { FieldGroupProps } from './details-step.tsx'

/** No share: the seller is asked, whatever was found. */
const ASK = 0

/** What a share of the only device comes to; null where there are several, each with its own. */
function useOnlyAmount(): (shareBp: number) => string | null {
  const { market } = useShop()
  const { devices } = useCart()
  const [only, ...others] = devices
  const isAlone = only && others.length === 0 && only.quantity === 1
  return (shareBp) =>
    isAlone ? formatMoney(market, exactShare(Math.round(only.price * 100), [shareBp])) : null
}

/** What the seller wants in case of a counter-offer; asked, until something else is chosen. */
export function AcceptRuleFields({ draft, onChange }: Pick<FieldGroupProps, 'draft' | 'onChange'>) {
  const t = useTranslate()
  const shareText = useShareText()
  const amountOf = useOnlyAmount()
  const { acceptRule } = draft
  const shares = ACCEPT_SHARES_BP.map((value) => {
    const [share, amount] = [shareText(value), amountOf(value)]
    const label = amount ? t('RULE_ACCEPT_FROM', { share, amount }) : t('RULE_ACCEPT', { share })
    return { value: value as number, label }
  })
  return (
    <div className="grid gap-6">
      <FieldSection title={t('RULE_TITLE')} hint={t('RULE_HINT')}>
        <ChoiceCards
          name="acceptRule.minShareBp"
          options={[{ value: ASK, label: t('RULE_ASK') }, ...shares]}
          value={acceptRule?.minShareBp ?? ASK}
          onChange={(minShareBp) =>
            onChange({
              acceptRule:
                minShareBp === ASK ? null : { minShareBp, otherwise: acceptRule?.otherwise ?? 'ASK' },
            })
          }
        />
      </FieldSection>
      {acceptRule && (
        <FieldSection title={t('RULE_OTHERWISE')} hint={t('RULE_OTHERWISE_HINT')}>
          <ChoiceCards
            name="acceptRule.otherwise"
            options={OTHERWISE.map((value) => ({ value, label: t(ELSE_TEXTS[value].choice) }))}
            value={acceptRule.otherwise}
            onChange={(otherwise) => onChange({ acceptRule: { ...acceptRule, otherwise } })}
          />
        </FieldSection>
      )}
    </div>
  )
}
