import type { FairnessData, FairnessEditionData } from '#contracts/fairness.ts'
import { buildFairnessFilePath } from '#contracts/paths/fairness.ts'
import { LOG_KEYS_PATH, VERIFIER_PATH } from '#contracts/paths/transparency-log.ts'
import { MIN_ALIKE } from '#domain/fairness/coarsen-times.ts'
import { MIN_DEVICES } from '#domain/fairness/fairness-figures.ts'
import { buildPath } from '#domain/routing/path.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFigureTexts } from './figure-texts.ts'
import { Part, TEXT_LINK } from './page-part.tsx'

const buildCommand = (edition: number): string =>
  `node verify-proof.mjs fairness fairness-${edition}.json --keys transparency-log-keys.json`

/** The hash of the figures, and where the log has it. */
function Seal({ hash, leafIndex }: FairnessEditionData) {
  const t = useTranslate()
  const { countText } = useFigureTexts()
  return (
    <dl className="mt-6 max-w-text">
      <dt className="text-small text-ink-soft">{t('FAIRNESS_DATA_HASH')}</dt>
      <dd className="mt-1 text-small wrap-anywhere">
        <code>{hash}</code>
      </dd>
      <dd className="mt-1 text-small text-ink-soft">
        {leafIndex === null ? t('PROOF_WAITING') : t('PROOF_PLACE', { index: countText(leafIndex) })}
      </dd>
    </dl>
  )
}

function HowToCheck({ number }: FairnessEditionData) {
  const t = useTranslate()
  const { market } = useShop()
  return (
    <details className="group mt-4 max-w-text">
      <summary className="inline-flex min-h-11 items-center gap-1 font-medium underline underline-offset-4">
        {t('FAIRNESS_DATA_HOW')}
        <Icon name="chevron" className="size-5 group-open:rotate-180" />
      </summary>
      <p className="mt-3">{t('FAIRNESS_DATA_HOW_TEXT')}</p>
      <pre className="mt-3 whitespace-pre-wrap rounded-field bg-tint p-4 text-small wrap-anywhere">
        <code>{buildCommand(number)}</code>
      </pre>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <a href={buildPath(market, 'verify')} className={TEXT_LINK}>
          {t('SCREEN_VERIFY')}
        </a>
        <a href={VERIFIER_PATH} download className={TEXT_LINK}>
          {t('VERIFY_PROGRAM')}
        </a>
        <a href={LOG_KEYS_PATH} className={TEXT_LINK}>
          {t('FAIRNESS_DATA_KEYS')}
        </a>
      </div>
    </details>
  )
}

function Files({ number }: FairnessEditionData) {
  const t = useTranslate()
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <a href={buildFairnessFilePath(number, 'json')} download className={BUTTON_STYLES.secondary}>
        {t('FAIRNESS_DATA_JSON')}
      </a>
      <a href={buildFairnessFilePath(number, 'csv')} download className={BUTTON_STYLES.secondary}>
        {t('FAIRNESS_DATA_CSV')}
      </a>
    </div>
  )
}

/** The figures as files, and how anyone can check them. */
export function FigureDownload({ edition }: Pick<FairnessData, 'edition'>) {
  const t = useTranslate()
  return (
    <Part title={t('FAIRNESS_DATA')}>
      <p className="mt-3 max-w-text">{edition ? t('FAIRNESS_DATA_TEXT') : t('FAIRNESS_DATA_LATER')}</p>
      <p className="mt-3 max-w-text">{t('FAIRNESS_DATA_PRIVACY', { count: MIN_DEVICES, few: MIN_ALIKE })}</p>
      {edition && (
        <>
          <Files {...edition} />
          <Seal {...edition} />
          <HowToCheck {...edition} />
        </>
      )}
    </Part>
  )
}
