import type { AcceptRule } from '#domain/inspection/accept-rule.ts'
import { formatShare } from '#messages/format-share.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** What happens below the share: as a choice, and as part of the whole rule. */
export const ELSE_TEXTS = {
  ASK: { choice: 'RULE_ELSE_ASK', summary: 'RULE_SUM_ASK' },
  RETURN: { choice: 'RULE_ELSE_RETURN', summary: 'RULE_SUM_RETURN' },
  RECYCLE: { choice: 'RULE_ELSE_RECYCLE', summary: 'RULE_SUM_RECYCLE' },
} as const satisfies Readonly<Record<AcceptRule['otherwise'], Record<'choice' | 'summary', MessageKey>>>

export function useShareText(): (shareBp: number) => string {
  const { locale } = useShop().market
  return (shareBp) => formatShare(locale, shareBp)
}

/** The seller's rule in one sentence. */
export function useRuleText(): (rule: AcceptRule | null) => string {
  const t = useTranslate()
  const shareText = useShareText()
  return (rule) =>
    rule ? t(ELSE_TEXTS[rule.otherwise].summary, { share: shareText(rule.minShareBp) }) : t('RULE_ASK')
}
