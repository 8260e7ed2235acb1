import { useState } from 'react'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { buildPath } from '#domain/routing/path.ts'
import { isTestedInHand, type SelfTest } from '#domain/self-test/test-steps.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { LateTexts } from './late-texts.tsx'
import { PairedSelfTest } from './paired-self-test-code.tsx'
import { TEXT_BUTTON } from './watch-button.tsx'

/** Fingers are the main way to point: most likely the phone or tablet itself. */
const isInHand = (): boolean => matchMedia('(pointer: coarse)').matches

export interface SelfTestEntryProps {
  readonly device: PdpData['device']
  readonly category: CategoryId
  readonly onTested: (test: SelfTest) => void
}

function Entry({ device, category, onTested }: SelfTestEntryProps) {
  const t = useTranslate()
  const { market } = useShop()
  const isHere = !isTestedInHand(category) || isInHand()
  const [isPairing, setIsPairing] = useState(false)
  return (
    <>
      <p className="text-small text-ink-soft">{t('SELF_TEST_WHY')}</p>
      {isHere && (
        // No link of the application: the test is a document of its own, the only one that may use the camera.
        <a
          href={buildPath(market, 'selfTest', { pdp: device.url })}
          className={`mt-3 ${BUTTON_STYLES.secondary}`}
        >
          {t('SELF_TEST_HERE')}
        </a>
      )}
      {isTestedInHand(category) && !isPairing && (
        <button
          type="button"
          onClick={() => setIsPairing(true)}
          className={isHere ? TEXT_BUTTON : `mt-3 ${BUTTON_STYLES.secondary}`}
        >
          {t(isHere ? 'SELF_TEST_OTHER' : 'SELF_TEST_SHOW_CODE')}
        </button>
      )}
      {isPairing && <PairedSelfTest deviceId={device.id} onTested={onTested} />}
    </>
  )
}

/** How to test the device: in this browser, or on the phone that the seller scans a code with. */
export function SelfTestEntry(props: SelfTestEntryProps) {
  return (
    <LateTexts part="selfTest">
      <Entry {...props} />
    </LateTexts>
  )
}
