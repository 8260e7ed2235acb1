import { type DragEvent, useRef } from 'react'
import type { VerifyData } from '#contracts/signed-offers.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Container } from '#web/ui/container.tsx'
import { SignedOfferForm } from './signed-offer-form.tsx'
import { SignedOfferView } from './signed-offer-view.tsx'
import { useSignedOfferCheck } from './use-signed-offer-check.ts'
import { VerdictView } from './verdict-view.tsx'
import { ByHand } from './verify-by-hand.tsx'

/** Checks whether a signed offer is genuine and shows what it says. Everything it needs comes with the page. */
export function VerifyPage({ keys, texts }: VerifyData) {
  const t = useTranslate()
  const text = useRef<HTMLTextAreaElement>(null)
  const { checked, checkText, checkFile } = useSignedOfferCheck(keys)
  const takeFile = async (file: File) => {
    const content = await checkFile(file)
    if (text.current) text.current.value = content
  }
  const takeDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    takeFile(file)
  }
  return (
    // Dropping a file is a shortcut for the field below, which every input device can use.
    // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done with the field
    <div onDragOver={(event) => event.preventDefault()} onDrop={takeDrop}>
      <Container className="min-h-[70vh] pb-8 pt-6 sm:pt-10">
        <h1 className="text-page">{t('SCREEN_VERIFY')}</h1>
        <p className="mt-3 max-w-text text-lead text-ink-soft">{t('SCREEN_VERIFY_LEAD')}</p>
        <noscript>
          <p className="mt-6 max-w-text rounded-field bg-amber-tint p-4">{t('VERIFY_NO_SCRIPT')}</p>
        </noscript>
        <p className="mb-8 mt-4 max-w-text">{t('VERIFY_PRIVATE')}</p>
        <SignedOfferForm
          text={text}
          onFile={takeFile}
          onSubmit={() => checkText(text.current?.value ?? '')}
        />
        {checked && (
          <VerdictView key={checked.checkNumber} verdict={checked.verdict}>
            {checked.verdict.kind === 'genuine' && (
              <SignedOfferView offer={checked.verdict.offer} texts={texts} />
            )}
          </VerdictView>
        )}
        <ByHand keys={keys} />
      </Container>
    </div>
  )
}
