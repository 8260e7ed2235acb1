import { listChecks, type SelfTest } from '#domain/self-test/test-steps.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useCheckList } from './self-test-names.ts'

/** What a self-test has found, in a sentence for what works and one for what doesn't. */
export function SelfTestLists({ test }: { readonly test: SelfTest }) {
  const t = useTranslate()
  const list = useCheckList()
  const working = listChecks(test, 'pass')
  const failing = listChecks(test, 'fail')
  return (
    <>
      {working.length > 0 && <p>{t('SELF_TEST_WORKING', { checks: list(working) })}</p>}
      {failing.length > 0 && <p>{t('SELF_TEST_FAILING', { checks: list(failing) })}</p>}
    </>
  )
}
