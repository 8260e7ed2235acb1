import { type ReactNode, useEffect, useRef } from 'react'
import type { SignedOfferVerdict } from '#domain/signed-offers/verify-signed-offer.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface VerdictText {
  readonly title: MessageKey
  readonly text: MessageKey
  readonly tone: 'plain' | 'error'
}

const VERDICTS: Readonly<Record<SignedOfferVerdict['kind'], VerdictText>> = {
  genuine: { title: 'VERIFY_GENUINE', text: 'VERIFY_GENUINE_TEXT', tone: 'plain' },
  unknownForm: { title: 'VERIFY_UNKNOWN_FORM', text: 'VERIFY_UNKNOWN_FORM_TEXT', tone: 'plain' },
  forged: { title: 'VERIFY_FORGED', text: 'VERIFY_FORGED_TEXT', tone: 'error' },
  unknownKey: { title: 'VERIFY_UNKNOWN_KEY', text: 'VERIFY_UNKNOWN_KEY_TEXT', tone: 'error' },
  unreadable: { title: 'VERIFY_UNREADABLE', text: 'VERIFY_UNREADABLE_TEXT', tone: 'error' },
  unchecked: { title: 'VERIFY_UNCHECKED', text: 'VERIFY_UNCHECKED_TEXT', tone: 'plain' },
}

export interface VerdictViewProps {
  readonly verdict: SignedOfferVerdict
  /** What a genuine signed offer says. */
  readonly children?: ReactNode
}

/** The result of a check. It takes the focus, so that it is read out. */
export function VerdictView({ verdict, children }: VerdictViewProps) {
  const t = useTranslate()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  const { title, text, tone } = VERDICTS[verdict.kind]
  const isGenuine = verdict.kind === 'genuine'
  return (
    <section className="mt-10 max-w-4xl">
      <Notice tone={tone}>
        <h2 ref={headline} tabIndex={-1} className="flex items-start gap-2 text-title outline-none">
          {isGenuine && <Icon name="tick" className="size-6 shrink-0 text-accent" />}
          {tone === 'error' && <Icon name="close" className="size-6 shrink-0 text-error" />}
          {t(title)}
        </h2>
        <p className="mt-2 wrap-anywhere">
          {t(text, verdict.kind === 'unknownKey' ? { keyId: verdict.keyId } : {})}
        </p>
      </Notice>
      {children}
    </section>
  )
}
