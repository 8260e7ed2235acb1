import type { SelfTest } from '#domain/self-test/test-steps.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { SelfTestLists } from '#web/trades/self-test-lists.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LateTexts } from './late-texts.tsx'

function Note({ test }: { readonly test: SelfTest }) {
  const t = useTranslate()
  return (
    <div className="mt-2 flex gap-2 text-small">
      <Icon name="tick" className="size-5 shrink-0 text-accent" />
      <div>
        <p className="font-medium">{t('SELF_TEST_TESTED')}</p>
        <SelfTestLists test={test} />
      </div>
    </div>
  )
}

/** Says in the price breakdown that the answers behind it were tested. */
export function SelfTestNote({ test }: { readonly test: SelfTest }) {
  return (
    <LateTexts part="selfTest">
      <Note test={test} />
    </LateTexts>
  )
}
