import type { ReactNode } from 'react'
import type { SignedOfferVerdict } from '#domain/signed-offers/verify-signed-offer.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { VerdictHead, type VerdictHeadProps } from './verdict-head.tsx'

interface VerdictText {
  readonly title: MessageKey
  readonly text: MessageKey
  readonly mood: VerdictHeadProps['mood']
}

const VERDICTS: Readonly<Record<SignedOfferVerdict['kind'], VerdictText>> = {
  genuine: { title: 'VERIFY_GENUINE', text: 'VERIFY_GENUINE_TEXT', mood: 'good' },
  unknownForm: { title: 'VERIFY_UNKNOWN_FORM', text: 'VERIFY_UNKNOWN_FORM_TEXT', mood: 'neutral' },
  forged: { title: 'VERIFY_FORGED', text: 'VERIFY_FORGED_TEXT', mood: 'bad' },
  unknownKey: { title: 'VERIFY_UNKNOWN_KEY', text: 'VERIFY_UNKNOWN_KEY_TEXT', mood: 'bad' },
  unreadable: { title: 'VERIFY_UNREADABLE', text: 'VERIFY_UNREADABLE_TEXT', mood: 'bad' },
  unchecked: { title: 'VERIFY_UNCHECKED', text: 'VERIFY_UNCHECKED_TEXT', mood: 'neutral' },
}

export interface VerdictViewProps {
  readonly verdict: SignedOfferVerdict
  /** What a genuine signed offer says. */
  readonly children?: ReactNode
}

/** Whether a signed offer is genuine. */
export function VerdictView({ verdict, children }: VerdictViewProps) {
  const t = useTranslate()
  const { title, text, mood } = VERDICTS[verdict.kind]
  const values = verdict.kind === 'unknownKey' ? { keyId: verdict.keyId } : {}
  return (
    <section className="mt-10 max-w-4xl">
      <VerdictHead title={t(title)} text={t(text, values)} mood={mood} />
      {children}
    </section>
  )
}
