import { type DragEvent, useRef } from 'react'
import type { VerifyData } from '#contracts/signed-offers.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Container } from '#web/ui/container.tsx'
import { SignedOfferForm } from './signed-offer-form.tsx'
import { type CheckedFile, useFileCheck } from './use-file-check.ts'
import { useFirstSign } from './use-first-sign.ts'
import { VerdictHead } from './verdict-head.tsx'
import { ByHand } from './verify-by-hand.tsx'
import { KeptNote, OfflineNote } from './verify-offline.tsx'

interface OutcomeProps extends Pick<VerifyData, 'texts'> {
  readonly checked: CheckedFile
  readonly onEarlier: (file: File) => void
}

/** Says so if the network went before what checks files was there. */
function Outcome({ checked, texts, onEarlier }: OutcomeProps) {
  const t = useTranslate()
  const { result } = checked
  if (result) return <result.OutcomeView outcome={result.outcome} texts={texts} onEarlier={onEarlier} />
  return (
    <section className="mt-10 max-w-4xl">
      <VerdictHead title={t('VERIFY_NOT_LOADED')} text={t('VERIFY_NOT_LOADED_TEXT')} mood="neutral" />
    </section>
  )
}

/** Checks whether a file of ours is genuine, and what it says. What it needs comes when the visitor turns to the form. */
export function VerifyPage({ keys, logKeys, treeHead, texts }: VerifyData) {
  const t = useTranslate()
  const text = useRef<HTMLTextAreaElement>(null)
  const [form, isWanted] = useFirstSign<HTMLFormElement>()
  const { isReady, checked, checkText, checkFile, compareWith } = useFileCheck({ keys, logKeys }, isWanted)
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
        <p className="mt-4 max-w-text">{t('VERIFY_PRIVATE')}</p>
        <p className="mb-8 mt-2 max-w-text">{t('VERIFY_PROOF_HINT')}</p>
        <OfflineNote isReady={isReady} treeHead={treeHead} />
        <SignedOfferForm
          form={form}
          text={text}
          onFile={takeFile}
          onSubmit={() => checkText(text.current?.value ?? '')}
        />
        {checked && (
          <Outcome key={checked.checkNumber} checked={checked} texts={texts} onEarlier={compareWith} />
        )}
        <ByHand keys={keys} />
        <KeptNote isWanted={isWanted} />
      </Container>
    </div>
  )
}
