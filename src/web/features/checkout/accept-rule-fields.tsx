import { ACCEPT_SHARES_BP, OTHERWISE_ANSWERS } from '#domain/inspection/accept-rule.ts'
import { multiplyExactly } from '#domain/pricing/multiply-exactly.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ELSE_TEXTS, useRuleText, useShareText } from './accept-rule-text.ts'
import type { DetailsProps } from './use-details.ts'

/** No share: the seller is asked about every counter-offer. */
const ASK = 0

/** What a share of the only device amounts to; null for several, where each has its own. */
function useOnlyAmount(): (shareBp: number) => string | null {
  const { market } = useShop()
  const { devices } = useCart()
  const [only, ...others] = devices
  const isAlone = only && others.length === 0 && only.quantity === 1
  return (shareBp) =>
    isAlone ? formatMoney(market, multiplyExactly(Math.round(only.price * 100), [shareBp])) : null
}

/** What the seller wants in case of a new offer: to be asked, unless something else is chosen. Few choose, so it is folded. */
export function AcceptRuleFields({ form }: DetailsProps) {
  const t = useTranslate()
  const shareText = useShareText()
  const ruleText = useRuleText()
  const formatAmount = useOnlyAmount()
  const { acceptRule } = form.values
  const shares = ACCEPT_SHARES_BP.map((value) => {
    const share = shareText(value)
    const amount = formatAmount(value)
    const label = amount ? t('RULE_ACCEPT_FROM', { share, amount }) : t('RULE_ACCEPT', { share })
    return { value: value as number, label }
  })
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
        <span className="min-w-0">
          <span className="block font-semibold">{t('RULE_TITLE')}</span>
          <span className="block text-small text-ink-soft">{ruleText(acceptRule)}</span>
        </span>
        <Icon name="chevron" className="size-6 shrink-0 text-accent group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pb-6">
        <FieldSection title={t('RULE_TITLE')} isTitleHidden hint={t('RULE_HINT')}>
          <ChoiceCards
            name="acceptRule.minShareBp"
            options={[{ value: ASK, label: t('RULE_ASK') }, ...shares]}
            value={acceptRule?.minShareBp ?? ASK}
            onChange={(minShareBp) =>
              form.change({
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
              options={OTHERWISE_ANSWERS.map((value) => ({ value, label: t(ELSE_TEXTS[value].choice) }))}
              value={acceptRule.otherwise}
              onChange={(otherwise) => form.change({ acceptRule: { ...acceptRule, otherwise } })}
            />
          </FieldSection>
        )}
      </div>
    </details>
  )
}
