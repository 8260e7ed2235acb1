import type { FairnessData } from '#contracts/fairness.ts'
import { TREE_HEAD_PATH } from '#contracts/paths/transparency-log.ts'
import { buildPath } from '#domain/routing/path.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { useFigureTexts } from './figure-texts.ts'
import { Part, TEXT_LINK } from './page-part.tsx'

function TreeHead({ treeSize, rootHash, signedAt }: NonNullable<FairnessData['treeHead']>) {
  const t = useTranslate()
  const moment = useMomentText()
  const { countText } = useFigureTexts()
  return (
    <dl className="mt-6 grid max-w-text gap-4 rounded-card border border-line bg-card p-5">
      <div>
        <dt className="text-small text-ink-soft">{t('FAIRNESS_LOG_SIZE')}</dt>
        <dd className="amount mt-0.5 font-semibold">{countText(treeSize)}</dd>
      </div>
      <div>
        <dt className="text-small text-ink-soft">{t('FAIRNESS_LOG_ROOT')}</dt>
        <dd className="mt-0.5 text-small wrap-anywhere">
          <code>{rootHash}</code>
        </dd>
      </div>
      <div>
        <dt className="text-small text-ink-soft">{t('FAIRNESS_LOG_TIME')}</dt>
        {/* Browsers join date and time differently. */}
        <dd className="mt-0.5" suppressHydrationWarning>
          {moment(signedAt)}
        </dd>
      </div>
    </dl>
  )
}

/** The public log as of its latest tree head: whoever keeps it can tell later whether the log was changed. */
export function LogState({ treeHead }: Pick<FairnessData, 'treeHead'>) {
  const t = useTranslate()
  const { market } = useShop()
  return (
    <Part title={t('FAIRNESS_LOG')}>
      <p className="mt-3 max-w-text">{t('FAIRNESS_LOG_TEXT')}</p>
      {treeHead ? <TreeHead {...treeHead} /> : <p className="mt-3 max-w-text">{t('FAIRNESS_LOG_NONE')}</p>}
      <div className="mt-3 flex flex-wrap gap-x-6">
        {treeHead && (
          <a href={TREE_HEAD_PATH} className={TEXT_LINK}>
            {t('FAIRNESS_LOG_HEAD')}
          </a>
        )}
        <a href={buildPath(market, 'verify')} className={TEXT_LINK}>
          {t('FAIRNESS_LOG_VERIFY')}
        </a>
      </div>
    </Part>
  )
}
