import type { Notices } from '#contracts/notices.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import type { NoticeOutcome, NoticesUse } from './use-notices.ts'

function findOutcomeKey(outcome: NoticeOutcome, choice: Notices['choice']): MessageKey | null {
  if (outcome === 'blocked') return 'NOTICE_BLOCKED'
  if (outcome === 'failed') return 'NOTICE_FAILED'
  if (outcome !== 'set') return null
  return choice === 'push' ? 'NOTICE_PUSH_SET' : 'NOTICE_MAIL_SET'
}

/** iPhones take push on their home screen only. The page there has the reading key, which may not choose. */
const canTakePushes = (): boolean => 'PushManager' in window && 'Notification' in window

/** Push or mail: the seller chooses, and may choose again. Nothing is shown where the shop or the browser has no push. */
export function NoticeChoice({ notices, outcome, choose }: NoticesUse) {
  const t = useTranslate()
  if (!notices?.pushKey || !canTakePushes()) return null
  const outcomeKey = findOutcomeKey(outcome, notices.choice)
  return (
    <fieldset className="min-w-0">
      <legend>
        <h2 className="text-title">{t('NOTICE_TITLE')}</h2>
      </legend>
      <p className="mb-4 mt-1 max-w-text text-ink-soft">{t('NOTICE_TEXT')}</p>
      <ChoiceCards
        name="notices"
        value={notices.choice}
        onChange={choose}
        options={[
          { value: 'mail', label: t('NOTICE_MAIL') },
          { value: 'push', label: t('NOTICE_PUSH') },
        ]}
      />
      <p role="status" className={`mt-3 max-w-text ${outcome === 'set' ? 'text-ink-soft' : 'text-error'}`}>
        {outcomeKey && t(outcomeKey)}
      </p>
    </fieldset>
  )
}
